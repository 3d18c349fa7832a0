import { useCallback } from 'react'
import { useSite } from '../../site-context.ts'

/** Returns the absolute address of the page of a shared card by its key. */
export function useCardHref(): (shareKey: string) => string {
  const { site } = useSite()
  return useCallback((shareKey) => `${site}/card/${shareKey}`, [site])
}
