import { type OfCampaign, type SharedFormation, shareFormation } from '@fandeck/sdk/campaigns'
import { useMutation } from '@tanstack/react-query'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { sharedFormationQuery } from './campaigns.queries.ts'

/**
 * Fetches a formation that a fan has shared, `null` when it does not exist; waits while `shareKey` is `undefined`
 * (D27).
 */
export const useSharedFormation = <Selected = SharedFormation | null>({
  slug,
  shareKey,
  query,
}: OfCampaign & { shareKey: string | undefined } & WithQuery<SharedFormation | null, Selected>) =>
  usePublicQuery(sharedFormationQuery(useFandeck(), { slug, shareKey: shareKey ?? '' }), {
    ...query,
    enabled: shareKey !== undefined && query?.enabled !== false,
  })

/** Returns a mutation that makes the saved formation of a board public (D27). */
export function useShareFormation({ slug }: OfCampaign) {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: ({ board }: { board: string }) => shareFormation(fandeck, { slug, board }),
  })
}
