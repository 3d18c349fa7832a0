import type { CardMetadata } from '@fandeck/sdk/cards'
import { useShareCard as useShareCardOf } from '@fandeck/widgets'
import { useSite } from '../../site-context.ts'

/** Shares a card with the page of the site that sells it. */
export function useShareCard() {
  const share = useShareCardOf()
  const { site } = useSite()
  return (card: Pick<CardMetadata, 'cardName'>, path: string) => share(card, site + path)
}
