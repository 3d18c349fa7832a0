import type { CardMetadata } from '@fandeck/sdk/cards'
import { useShareCard as useShareCardOf } from '@fandeck/widgets'
import { useSite } from '../../site-context.ts'

/** Shares a card with a page of the site, such as its drop; the home page without one. */
export function useShareCard() {
  const share = useShareCardOf()
  const { site } = useSite()
  return (card: Pick<CardMetadata, 'cardName'>, path = '/') => share(card, site + path)
}
