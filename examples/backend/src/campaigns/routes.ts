import {
  getCampaignEndpoint,
  getCampaignStateEndpoint,
  getSharedFormationEndpoint,
  pickPlayerEndpoint,
  recruitPlayerEndpoint,
  saveFormationEndpoint,
  shareFormationEndpoint,
  upgradeCardsEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { copiesPath, createCopies, readCopy } from '../images/copies.ts'
import { askerReader } from '../images/pixels.ts'
import { routesOf } from '../routes.ts'
import { endpointsOf } from '../serve.ts'
import { saveFormation } from './formation.ts'
import { openLibrary } from './library.ts'
import { recruit } from './missions.ts'
import { createTallies, matchesOf, storePick } from './picks.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { createSharePictures, SHARE_PICTURES, sharedFormation, shareFormation } from './share.ts'
import { campaignState } from './state.ts'
import { upgrade } from './upgrade.ts'

const PICTURE_HEADERS = {
  // A day, then revalidated in the background: a share never changes, but its drawing may improve.
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/** The documents of the campaigns, and the boards of the fans (D27–D30). */
export function campaignsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const library = openLibrary(backend)
  const tally = createTallies(backend)
  const pictureOf = createSharePictures(backend, library)
  const askerOf = askerReader(backend)

  serve(
    getCampaignEndpoint,
    async ({ params }) => ({ campaign: await library.campaign(params.slug), omitted: [] }),
    { cache: CACHE.second },
  )
  serve(getCampaignStateEndpoint, async ({ params, caller }) =>
    campaignState(backend, await library.campaign(params.slug), caller?.userId, tally),
  )
  serve(saveFormationEndpoint, ({ params, caller, body }) =>
    saveFormation(backend, library, { ...body, slug: params.slug, userId: caller.userId }),
  )
  serve(shareFormationEndpoint, ({ params, caller, body }) =>
    shareFormation(backend, library, { ...body, slug: params.slug, userId: caller.userId }),
  )
  serve(getSharedFormationEndpoint, ({ params }) => sharedFormation(backend, params), {
    cache: CACHE.second,
  })
  const picture = `${SHARE_PICTURES}/:file{[\\w-]{22}\\.jpg}` as const
  const route = routesOf(app)
  const copyOf = createCopies()
  route({ method: 'GET', path: picture, auth: 'public' }, async (c) => {
    const { etag, bytes } = await pictureOf(askerOf(c), c.req.param('file').slice(0, -'.jpg'.length))
    const headers = { ...PICTURE_HEADERS, 'content-type': 'image/jpeg', etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(bytes, 200, headers)
  })
  route({ method: 'GET', path: copiesPath('share', '[\\w-]{22}'), auth: 'public' }, async (c) => {
    const copy = readCopy(c.req.param('file'))
    const bytes = await copyOf(askerOf(c), copy, async (asker) => (await pictureOf(asker, copy.name)).bytes)
    return c.body(bytes, 200, { ...PICTURE_HEADERS, 'content-type': 'image/webp' })
  })
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
