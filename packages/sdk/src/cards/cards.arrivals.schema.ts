import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  natural,
  seoulTime,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'
import { Attributes } from './cards.schema.ts'

/** The most arrivals of one reply, and of one `seen`. */
export const MOST_ARRIVALS = 20

/** A card that the member has received without pressing anything, and has not seen yet (D111). */
export interface CardArrival {
  arrivalId: number
  /** Whether the shop gave it, or it is the prize of an event. */
  source: 'gift' | 'event'
  /** The title of the event; absent on a gift. */
  eventTitle?: string | null | undefined
  cardId: number
  cardName: string
  /** URL. */
  image: string
  editionTitle: string
  /** The serial number of the copy. */
  edition: number
  /** The number of copies of the design. */
  editionTotal: number
  /** Such as number, position or team. */
  attributes: { trait_type: string; value: string | number }[]
  /** When the member received it, epoch ms. */
  receivedAt: number
}
/** The schema of `CardArrival`. */
export const CardArrival = wireObject({
  /** Identifies the arrival for `/card/arrivals/seen`. */
  arrivalId: ['arrival_seq', natural],
  /** `G` for a gift of the shop, `E` for the prize of an event. */
  source: ['source', letters({ G: 'gift', E: 'event' })],
  /** The title of the event; absent on a gift. */
  eventTitle: ['event_title', textOrNone],
  cardId: ['metadata_idx', whole],
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  editionTitle: ['edition_title', z.string()],
  edition: ['edition', natural],
  editionTotal: ['edition_total', natural],
  attributes: ['attributes', Attributes],
  receivedAt: ['acquired_dttm', seoulTime],
}) satisfies Codec<CardArrival>

/** GET /card/arrivals: the oldest first. */
export const CardArrivalsReply = wireObject({
  /** The cards that the member has not seen yet, the oldest first, at most 20. */
  arrivals: ['arrival_list', lenientList(CardArrival)],
})

/** POST /card/arrivals/seen. */
export const ArrivalsSeenBody = wireObject({
  /** The arrivals that the member has seen; others are passed over. */
  arrivalIds: ['arrival_seq_list', z.array(natural).check(z.minLength(1), z.maxLength(MOST_ARRIVALS))],
})
