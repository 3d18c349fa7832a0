import type { MyPack } from '@fandeck/sdk/cards'
import { skipToken } from '@tanstack/react-query'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { myPacksQuery } from './cards.queries.ts'
import { firstPacksKey, keepPacks } from './packs-cache.ts'

/** Identifies packs by name; the hook waits while they are `undefined`. */
export interface PackNames {
  packNames: readonly string[] | undefined
}

/** Fetches the packs of which the member owns cards, with all their designs (S7.9). */
export const useMyPacks = <Selected = MyPack[]>({
  packNames,
  query,
}: PackNames & WithQuery<MyPack[], Selected>) =>
  useMemberQuery(myPacksQuery(useFandeck(), { packNames: packNames ?? [] }), {
    ...query,
    enabled: packNames !== undefined && query?.enabled !== false,
  })

/**
 * Returns the newest cards of packs whose `useMyPacks` still loads the others, or could not; it sends no request, and has
 * no data for a deck of at most 1,000 cards a pack (D113).
 */
export const useFirstPacks = ({ packNames }: PackNames) =>
  useMemberQuery<MyPack[]>({
    queryKey: firstPacksKey(packNames ?? []),
    queryFn: skipToken,
    structuralSharing: keepPacks,
  })

const cardsOf = (packs: MyPack[]) => packs.flatMap(({ cards }) => cards)

/** Fetches the member's cards of these packs; shares its data with `useMyPacks` (S7.9). */
export const useMyCards = ({ packNames }: PackNames) => useMyPacks({ packNames, query: { select: cardsOf } })
