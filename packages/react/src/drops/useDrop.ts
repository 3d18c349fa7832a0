import { getDrop, getStock } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const STOCK_EVERY_MS = 10_000

/** The numbers and the vendor of one drop. */
export function useDrop(dropId: number) {
  const fandeck = useFandeck()
  return useQuery({ queryKey: queryKeys.drop(dropId), queryFn: () => getDrop(fandeck, { dropId }) })
}

/** Packs that are left, asked for every ten seconds while the page is seen; `null` when no server has said. */
export function useStock(dropId: number, { live = true } = {}) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.stock(dropId),
    queryFn: async () => (await getStock(fandeck, { dropId })) ?? null,
    refetchInterval: live ? STOCK_EVERY_MS : false,
  })
}
