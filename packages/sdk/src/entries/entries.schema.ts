import * as z from 'zod/mini'
import { lenientList, letters, seoulTime, text, textOrNone, whole, wireObject } from '../http/wire.ts'

/** The result of an entry. */
export const EntryResult = letters({ WAIT: 'waiting', WIN: 'won', LOSE: 'lost' })

/** One entry of the member in an event (S2.7, D17). */
export const Entry = wireObject({
  entryId: ['entry_idx', whole],
  title: ['title', z.string()],
  /** The picture of the event; older servers omit it. */
  image: ['image', textOrNone],
  enteredAt: ['entry_dttm', seoulTime],
  announcedAt: ['announce_dttm', seoulTime],
  result: ['result', EntryResult],
  /** The benefit that was won. */
  benefitId: ['claim_idx', z.optional(z.nullable(whole))],
  carrier: ['carrier', textOrNone],
  invoiceNumber: ['invoice_no', textOrNone],
})
export type Entry = z.output<typeof Entry>

/** The result to list, all when omitted, and the cursor. */
export const EntryQuery = wireObject({
  result: ['result', z.optional(EntryResult)],
  cursor: ['cursor', z.optional(text({ max: 40 }))],
})
/** GET /mypage/entry-history, newest first; `next` is the cursor of the next page. */
export const EntryListReply = wireObject({ rows: ['list', lenientList(Entry)], next: ['next', textOrNone] })
