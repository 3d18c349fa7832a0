import type { MyPack } from '@fandeck/sdk'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { myPacksQuery } from './cards.queries.ts'

/** Names packs; while they are `undefined`, the hook waits. */
export interface PackNames {
  packNames: readonly string[] | undefined
}

/** Fetches the packs of which the member has cards, with all their designs. */
export const useMyPacks = <Selected = MyPack[]>({
  packNames,
  query,
}: PackNames & WithQuery<MyPack[], Selected>) =>
  useMemberQuery(myPacksQuery(useFandeck(), { packNames: packNames ?? [] }), {
    ...query,
    enabled: packNames !== undefined && query?.enabled !== false,
  })

const cardsOf = (packs: MyPack[]) => packs.flatMap(({ cards }) => cards)

/** Fetches the member's own cards of these packs; shares its data with `useMyPacks`. */
export const useMyCards = ({ packNames }: PackNames) => useMyPacks({ packNames, query: { select: cardsOf } })
