import type { DropRef, FinishOdds } from '@fandeck/sdk/drops'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { dropOddsQuery } from './odds.queries.ts'

/**
 * Fetches how often one card of a drop has each finish, the rarest first; of a drop that `hasOdds`.
 *
 * @example
 * const { data: odds } = useDropOdds({ dropId: 101 })
 * @see D96
 */
export const useDropOdds = <Selected = FinishOdds[]>({
  dropId,
  query,
}: DropRef & WithQuery<FinishOdds[], Selected>) =>
  usePublicQuery(dropOddsQuery(useFandeck(), { dropId }), query)
