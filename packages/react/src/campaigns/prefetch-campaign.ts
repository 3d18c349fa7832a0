import type { Fandeck } from '@fandeck/sdk'
import { type Campaign, type CampaignSection, type OfCampaign, pageOfPath } from '@fandeck/sdk/campaigns'
import type { QueryClient } from '@tanstack/react-query'
import { dropQuery, dropsInformationQuery, stockQuery } from '../drops/drops.queries.ts'
import { campaignQuery, packCardsQuery, sharedFormationQuery } from './campaigns.queries.ts'

/** A page of a campaign, and the formation that its address shares. */
export interface CampaignPlace extends OfCampaign {
  /** The path of the page in the document. */
  path: string
  shareKey?: string | undefined
}

/**
 * Fetches what a page of a campaign shows before anybody signs in: its document, its cards, its drop and the shared
 * formation. Never throws; the page reports what has failed.
 *
 * @example
 * await prefetchCampaignPage(queryClient, fandeck, { slug: 'fcseoul-2025', path: '/fcseoul-2025' })
 */
export async function prefetchCampaignPage(
  cache: QueryClient,
  fandeck: Fandeck,
  { slug, path, shareKey }: CampaignPlace,
): Promise<void> {
  const shared =
    shareKey === undefined
      ? undefined
      : cache.prefetchQuery(sharedFormationQuery(fandeck, { slug, shareKey }))
  const campaign = await cache.fetchQuery(campaignQuery(fandeck, { slug })).catch(() => undefined)
  const { sections } = (campaign && pageOfPath(campaign, path)) ?? {}
  if (campaign && sections) {
    await Promise.all(sections.map((section) => prefetchSection(cache, fandeck, campaign, section)))
  }
  await shared
}

async function prefetchSection(
  cache: QueryClient,
  fandeck: Fandeck,
  campaign: Campaign,
  section: CampaignSection,
): Promise<void> {
  const packNames = packsShown(campaign, section)
  if (packNames) await cache.prefetchQuery(packCardsQuery(fandeck, { packNames }))
  if (section.kind !== 'drop') return
  const { dropId } = section
  await Promise.all([
    cache.prefetchQuery(dropQuery(fandeck, { dropId })),
    cache.prefetchQuery(stockQuery(fandeck, { dropId })),
    cache.prefetchQuery(dropsInformationQuery(fandeck)),
  ])
}

/** Returns the packs whose designs a section shows. */
function packsShown({ packs }: Campaign, section: CampaignSection): readonly string[] | undefined {
  switch (section.kind) {
    case 'hero':
    case 'codeEntry':
      return section.cards && packs
    case 'upgrade':
    case 'matchPick':
    case 'missions':
      return packs
    default:
      return 'packs' in section ? section.packs : undefined
  }
}
