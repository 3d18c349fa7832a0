import type { Drop, DropRef } from '@fandeck/sdk/drops'
import { useState } from 'react'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { dropQuery, stockQuery } from './drops.queries.ts'

/** Each page picks a random interval between these, ms, so that its requests do not coincide with those of other pages (D84). */
const STOCK_INTERVAL_MS = { least: 9000, spread: 1000 }

/**
 * Fetches the numbers and the vendor of one drop.
 *
 * @example
 * const { data: drop } = useDrop({ dropId: 101 })
 * @see S7.27
 */
export const useDrop = <Selected = Drop>({ dropId, query }: DropRef & WithQuery<Drop, Selected>) =>
  usePublicQuery(dropQuery(useFandeck(), { dropId }), query)

/**
 * Fetches the packs left, every nine to ten seconds while the page is visible; `null` when no server has answered (D68).
 * `useDrop` follows: it fetches the drop again when its price, times, state or total have changed (D84).
 */
export const useStock = <Selected = number | null>({
  dropId,
  live = true,
  query,
}: DropRef & { live?: boolean | undefined } & WithQuery<number | null, Selected>) => {
  const [interval] = useState(() => STOCK_INTERVAL_MS.least + Math.random() * STOCK_INTERVAL_MS.spread)
  return usePublicQuery(stockQuery(useFandeck(), { dropId }), {
    refetchInterval: live ? interval : false,
    ...query,
  })
}
