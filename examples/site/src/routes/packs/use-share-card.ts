import { useShareCard as useShareCardOf } from '@fandeck/widgets'
import { useSite } from '../../site-context.ts'

/** Shares a page of the site for a card. */
export const useShareCard = (path: string) => useShareCardOf(useSite().site + path)
