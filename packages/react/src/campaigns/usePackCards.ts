import type { CardMetadata } from '@fandeck/sdk/cards'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { packCardsQuery } from './campaigns.queries.ts'

/** Fetches all designs of packs, in pack order (S7.8). */
export const usePackCards = <Selected = CardMetadata[]>({
  packNames,
  query,
}: { packNames: readonly string[] } & WithQuery<CardMetadata[], Selected>) =>
  usePublicQuery(packCardsQuery(useFandeck(), { packNames }), query)
