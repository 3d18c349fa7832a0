import { periodPhase } from '@fandeck/sdk/campaigns'
import type { Overview } from '@fandeck/sdk/overview'
import { usableBenefitCount } from '../benefits/benefits.ts'
import type { Library } from '../campaigns/library.ts'
import { readyRecruits } from '../campaigns/missions.ts'
import type { Backend } from '../context.ts'
import { unopenedPackCount } from '../drops/packs.ts'
import { ownOriginals } from '../favourites/originals.ts'

/** Returns what waits for a member; writes nothing (D109). */
export async function overviewOf(backend: Backend, library: Library, userId: string): Promise<Overview> {
  const now = backend.now()
  const [unopenedPacks, benefits, campaigns, originals] = await Promise.all([
    unopenedPackCount(backend, userId),
    usableBenefitCount(backend, userId),
    library.all(),
    ownOriginals(backend, userId),
  ])
  const open = campaigns.filter(({ period }) => periodPhase(period, now) === 'open')
  const recruits = (await readyRecruits(backend, open, userId)).map(({ campaign, missions }) => ({
    slug: campaign.slug,
    teamName: campaign.team.name,
    missions,
  }))
  return { unopenedPacks, benefits, recruits, originals }
}
