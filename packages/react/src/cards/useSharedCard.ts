import {
  type CardCopy,
  type CardShare,
  endCardShare,
  type SharedCard,
  setCardShare,
} from '@fandeck/sdk/cards'
import { useCall } from '../internal/use-call.ts'
import { useMemberQuery, usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { cardShareQuery, sharedCardQuery } from './cards.queries.ts'

/** Fetches the card of a link, which needs no session. */
export const useSharedCard = <Selected = SharedCard>({
  shareKey,
  query,
}: { shareKey: string } & WithQuery<SharedCard, Selected>) =>
  usePublicQuery(sharedCardQuery(useFandeck(), { shareKey }), query)

/** Fetches the link of an own card, `null` when it is not shared. */
export const useCardShare = <Selected = CardShare | null>({
  cardId,
  edition,
  query,
}: CardCopy & WithQuery<CardShare | null, Selected>) =>
  useMemberQuery(cardShareQuery(useFandeck(), { cardId, edition }), query)

/** Returns a mutation that makes the link of an own card, or changes what its page shows. */
export const useSetCardShare = () => useCall(setCardShare)

/** Returns a mutation that ends the link of an own card. */
export const useEndCardShare = () => useCall(endCardShare)
