import { useShop } from '@fandeck/react'
import type { Shop } from '@fandeck/sdk/directory'
import { UNDESCRIBED } from './config.ts'
import { useSite } from './site-context.ts'

const MINUTE = 60_000

/**
 * Returns the shop as its backend describes it, otherwise as the site's configuration does; `undefined` until the
 * backend has answered.
 */
export function useSiteShop(): Shop | undefined {
  const { shop } = useSite()
  const { data, isPending } = useShop({ query: { staleTime: 5 * MINUTE } })
  return data ?? shop ?? (isPending ? undefined : UNDESCRIBED)
}

/** Returns the shop for texts that name it: that of `useSiteShop`, or a site without a name. */
export const useNamedShop = (): Shop => useSiteShop() ?? UNDESCRIBED
