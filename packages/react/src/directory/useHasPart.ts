import { hasPart, type Shop, type SitePart } from '@fandeck/sdk/directory'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { shopKey } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns a function that tells whether the shop has a part, by the client's `disabledParts` and by the shop itself as far
 * as `useShop` has loaded it; fetches nothing.
 *
 * @example
 * const has = useHasPart()
 * return has('wallet') && <MyWallet />
 */
export function useHasPart(): (part: SitePart) => boolean {
  const { disabledParts } = useFandeck()
  const cache = useQueryClient()
  const subscribe = useCallback(
    (changed: () => void) => cache.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [cache],
  )
  const read = () => cache.getQueryData<Shop | null>(shopKey)
  const shop = useSyncExternalStore(subscribe, read, read)
  return useCallback((part) => !disabledParts.includes(part) && hasPart(shop, part), [disabledParts, shop])
}
