import type { CardMetadata } from '@fandeck/sdk/cards'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { cardsQuery } from './cards.queries.ts'

/** Fetches all designs of a pack (S7.8). */
export const useCards = <Selected = CardMetadata[]>({
  packId,
  query,
}: { packId: number } & WithQuery<CardMetadata[], Selected>) =>
  usePublicQuery(cardsQuery(useFandeck(), { packId }), query)
