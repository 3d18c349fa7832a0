import type { Drop, DropRef } from '@fandeck/sdk'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { dropQuery, stockQuery } from './drops.queries.ts'

const STOCK_INTERVAL_MS = 10_000

/**
 * Fetches the numbers and the vendor of one drop.
 *
 * @example
 * const { data: drop } = useDrop({ dropId: 101 })
 * @see S7.27
 */
export const useDrop = <Selected = Drop>({ dropId, query }: DropRef & WithQuery<Drop, Selected>) =>
  usePublicQuery(dropQuery(useFandeck(), { dropId }), query)

/** Fetches the packs left, every ten seconds while the page is visible; `null` when no server has answered (D68). */
export const useStock = <Selected = number | null>({
  dropId,
  live = true,
  query,
}: DropRef & { live?: boolean } & WithQuery<number | null, Selected>) =>
  usePublicQuery(stockQuery(useFandeck(), { dropId }), {
    refetchInterval: live ? STOCK_INTERVAL_MS : false,
    ...query,
  })
