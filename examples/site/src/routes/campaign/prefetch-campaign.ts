import { campaignQuery } from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { sharedQuery } from './shared-formation.ts'

/** Fetches the document of a campaign and the formation that its address shares; apart from the shell, which needs neither. */
export const prefetchCampaign = (
  cache: QueryClient,
  fandeck: Fandeck,
  { slug, search }: { slug: string; search: URLSearchParams },
): Promise<unknown> =>
  Promise.all([
    cache.prefetchQuery(campaignQuery(fandeck, { slug })),
    cache.prefetchQuery(sharedQuery(fandeck, { slug, search })),
  ])
