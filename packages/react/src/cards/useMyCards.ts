import type { MyPack } from '@fandeck/sdk/cards'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { myPacksQuery } from './cards.queries.ts'

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

const cardsOf = (packs: MyPack[]) => packs.flatMap(({ cards }) => cards)

/** Fetches the member's cards of these packs; shares its data with `useMyPacks` (S7.9). */
export const useMyCards = ({ packNames }: PackNames) => useMyPacks({ packNames, query: { select: cardsOf } })
