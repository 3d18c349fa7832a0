import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

/** The result of an entry. */
export const EntryResult = letters({ WAIT: 'waiting', WIN: 'won', LOSE: 'lost' })

/** One entry of the member in an event (S2.7, D17). */
export interface Entry {
  entryId: number
  /** The event; older servers omit it. */
  eventId?: number | null | undefined
  title: string
  /** The picture of the event; older servers omit it. */
  image?: string | null | undefined
  /** When the member entered, epoch ms. */
  enteredAt: number
  /** When the winners are announced, epoch ms. */
  announcedAt: number
  result: 'waiting' | 'won' | 'lost'
  /** The benefit that was won. */
  benefitId?: number | null | undefined
  /** The carrier of the prize, once it has been sent. */
  carrier?: string | null | undefined
  /** The parcel's number at the carrier. */
  invoiceNumber?: string | null | undefined
}
/** The schema of `Entry`. */
export const Entry = wireObject({
  entryId: ['entry_idx', whole],
  eventId: ['event_seq', z.optional(z.nullable(whole))],
  title: ['title', z.string()],
  image: ['image', textOrNone],
  enteredAt: ['entry_dttm', seoulTime],
  announcedAt: ['announce_dttm', seoulTime],
  result: ['result', EntryResult],
  benefitId: ['claim_idx', z.optional(z.nullable(whole))],
  carrier: ['carrier', textOrNone],
  invoiceNumber: ['invoice_no', textOrNone],
}) satisfies Codec<Entry>

/** The event whose draw the member enters. */
export const EntryBody = wireObject({ eventId: ['event_seq', whole] })
/** The result to list, all when omitted, and the cursor. */
export const EntryQuery = wireObject({
  result: ['result', z.optional(EntryResult)],
  cursor: ['cursor', z.optional(text({ max: 40 }))],
})
/** GET /mypage/entry-history, newest first; `next` is the cursor of the next page. */
export const EntryListReply = wireObject({ rows: ['list', lenientList(Entry)], next: ['next', textOrNone] })
