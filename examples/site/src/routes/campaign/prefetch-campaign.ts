import { campaignQuery } from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'

/** Fetches the document of a campaign; apart from the shell, which needs no campaigns. */
export const prefetchCampaign = (cache: QueryClient, fandeck: Fandeck, slug: string): Promise<void> =>
  cache.prefetchQuery(campaignQuery(fandeck, { slug }))
