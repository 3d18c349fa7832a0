import type { Fandeck } from '@fandeck/sdk'
import {
  type CardArrival,
  type CardCopy,
  getCardArrivals,
  getCardShare,
  getCards,
  getMyPacks,
  getSharedCard,
  type MyPack,
} from '@fandeck/sdk/cards'
import { CARDS_CHANGED, changedBy, invalidatedBy, ORDERS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'
import { firstPacksKey, keepPacks } from './packs-cache.ts'

/** Query options of all designs of a pack (S7.8). */
export const cardsQuery = (fandeck: Fandeck, { packId }: { packId: number }) =>
  fandeckQuery({
    queryKey: publicKey('cards', packId),
    queryFn: ({ signal }) => getCards(fandeck, { packId }, { signal }),
  })

/**
 * Query options of the packs of which the member owns cards (S7.9). While a large deck loads, `useFirstPacks` has its
 * newest cards.
 */
export const myPacksQuery = (fandeck: Fandeck, { packNames }: { packNames: readonly string[] }) =>
  fandeckQuery({
    queryKey: memberKey('my-cards', packNames),
    queryFn({ signal, client }) {
      const onFirst = (packs: MyPack[]) => void client.setQueryData(firstPacksKey(packNames), packs)
      return getMyPacks(fandeck, { packNames }, { signal, onFirst })
    },
    structuralSharing: keepPacks,
    meta: invalidatedBy(...CARDS_CHANGED, ...ORDERS_CHANGED),
  })

/** Query options of the card of a link. */
export const sharedCardQuery = (fandeck: Fandeck, { shareKey }: { shareKey: string }) =>
  fandeckQuery({
    queryKey: publicKey('shared-card', shareKey),
    queryFn: ({ signal }) => getSharedCard(fandeck, { shareKey }, { signal }),
    meta: invalidatedBy('cards:share-changed'),
  })

/** Query options of the link of an own card; `null` for one that is not shared. */
export const cardShareQuery = (fandeck: Fandeck, { cardId, edition }: CardCopy) =>
  fandeckQuery({
    queryKey: memberKey('card-share', cardId, edition),
    queryFn: ({ signal }) => getCardShare(fandeck, { cardId, edition }, { signal }),
    meta: invalidatedBy('cards:share-changed'),
  })

/** Query options of the cards that the member has received and not seen yet (D111). */
export const cardArrivalsQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: memberKey('card-arrivals'),
    queryFn: ({ signal }) => getCardArrivals(fandeck, { signal }),
    meta: changedBy('cards:arrivals-seen', (arrivals: CardArrival[], { arrivalIds }) =>
      arrivals.filter(({ arrivalId }) => !arrivalIds.includes(arrivalId)),
    ),
  })
