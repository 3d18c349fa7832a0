import { type CardArrival, markArrivalsSeen } from '@fandeck/sdk/cards'
import { useCall } from '../internal/use-call.ts'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { cardArrivalsQuery } from './cards.queries.ts'

/** Fetches the cards that the member has received and not seen yet, such as gifts and prizes of events (D111). */
export const useCardArrivals = <Selected = CardArrival[]>(options: WithQuery<CardArrival[], Selected> = {}) =>
  useOwnQuery(cardArrivalsQuery, options)

/** Returns a mutation that records that the member has seen arrivals; `useCardArrivals` leaves them out then (D111). */
export const useMarkArrivalsSeen = () => useCall(markArrivalsSeen)
