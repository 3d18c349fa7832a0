import { type Fandeck, getCards, getMyPacks } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { CARDS_CHANGED, invalidatedBy, ORDERS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'

/** Query options of all designs of a pack (S7.8). */
export const cardsQuery = (fandeck: Fandeck, { packId }: { packId: number }) =>
  queryOptions({
    queryKey: publicKey('cards', packId),
    queryFn: ({ signal }) => getCards(fandeck, { packId }, { signal }),
  })

/** Query options of the packs of which the member owns cards (S7.9). */
export const myPacksQuery = (fandeck: Fandeck, { packNames }: { packNames: readonly string[] }) =>
  queryOptions({
    queryKey: memberKey('my-cards', packNames),
    queryFn: ({ signal }) => getMyPacks(fandeck, { packNames }, { signal }),
    meta: invalidatedBy(...CARDS_CHANGED, ...ORDERS_CHANGED),
  })
