import { useHasPart } from '@fandeck/react'
import { useCallback } from 'react'
import { useSite } from '../../site-context.ts'

/** Returns what makes the absolute address of the page of a shared card; `undefined` in a shop without them. */
export function useCardHref(): ((shareKey: string) => string) | undefined {
  const { site } = useSite()
  const hasPages = useHasPart()('card-pages')
  const hrefOf = useCallback((shareKey: string) => `${site}/card/${shareKey}`, [site])
  return hasPages ? hrefOf : undefined
}
