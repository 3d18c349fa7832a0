import {
  getCampaignEndpoint,
  getCampaignStateEndpoint,
  pickPlayerEndpoint,
  recruitPlayerEndpoint,
  saveFormationEndpoint,
  upgradeCardsEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { saveFormation } from './formation.ts'
import { openLibrary } from './library.ts'
import { recruit } from './missions.ts'
import { createTallies, matchesOf, storePick } from './picks.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { campaignState } from './state.ts'
import { upgrade } from './upgrade.ts'

/** The documents of the campaigns, and the boards of the fans (D27–D30). */
export function campaignsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const library = openLibrary(backend)
  const tally = createTallies(backend)

  serve(getCampaignEndpoint, async ({ params }) => ({
    campaign: await library.campaign(params.slug),
    omitted: [],
  }))
  serve(getCampaignStateEndpoint, async ({ params, caller }) =>
    campaignState(backend, await library.campaign(params.slug), caller?.userId, tally),
  )
  serve(saveFormationEndpoint, ({ params, caller, body }) =>
    saveFormation(backend, library, { ...body, slug: params.slug, userId: caller.userId }),
  )
  serve(upgradeCardsEndpoint, ({ params, caller, body, idempotencyKey }) =>
    upgrade(backend, library, { ...body, slug: params.slug, userId: caller.userId, key: idempotencyKey }),
  )
  serve(pickPlayerEndpoint, async ({ params, caller, body }) => {
    const campaign = await library.campaign(params.slug)
    const match = matchesOf(campaign).find(({ matchId }) => matchId === body.matchId)
    if (!match) throw refusals.notFound()
    const vote = { slug: params.slug, matchId: body.matchId, kind: body.kind }
    await storePick(backend, match, { ...vote, userId: caller.userId, slot: body.slot })
    return tally(vote)
  })
  serve(recruitPlayerEndpoint, ({ params, caller, body }) =>
    recruit(backend, library, { ...body, slug: params.slug, userId: caller.userId }),
  )
  return app
}
