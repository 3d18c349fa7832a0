import {
  campaignQuery,
  dropQuery,
  dropsInformationQuery,
  packCardsQuery,
  stockQuery,
} from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import { type Campaign, type CampaignSection, pageOfPath } from '@fandeck/sdk/campaigns'
import type { QueryClient } from '@tanstack/react-query'
import { sharedQuery } from './shared-formation.ts'

/** Where a page of a campaign is. */
export interface CampaignPlace {
  slug: string
  page: string | undefined
  search: URLSearchParams
}

/** Fetches what a page of a campaign shows before anybody signs in; apart from the shell, which needs none of it. */
export async function prefetchCampaign(
  cache: QueryClient,
  fandeck: Fandeck,
  { slug, page, search }: CampaignPlace,
): Promise<void> {
  const shared = cache.prefetchQuery(sharedQuery(fandeck, { slug, search }))
  const campaign = await cache.fetchQuery(campaignQuery(fandeck, { slug })).catch(() => undefined)
  const { sections } = (campaign && pageOfPath(campaign, page ? `/${slug}/${page}` : `/${slug}`)) ?? {}
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
