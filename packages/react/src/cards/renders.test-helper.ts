import { aSharedCard } from '@fandeck/sdk/testing'
import * as hooks from '../index.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'

const copy = { cardId: 101, edition: 8 }
const shared = aSharedCard()

/** The queries of arrivals and of links of cards, with their keys and data. */
export const queries = {
  useCardArrivals: { use: () => hooks.useCardArrivals(), key: memberKey('card-arrivals'), data: [] },
  useCardShare: {
    use: () => hooks.useCardShare(copy),
    key: memberKey('card-share', copy.cardId, copy.edition),
    data: null,
  },
  useSharedCard: {
    use: () => hooks.useSharedCard({ shareKey: shared.shareKey }),
    key: publicKey('shared-card', shared.shareKey),
    data: shared,
  },
}

export const others = {
  useMarkArrivalsSeen: hooks.useMarkArrivalsSeen,
  useSetCardShare: hooks.useSetCardShare,
  useEndCardShare: hooks.useEndCardShare,
}
