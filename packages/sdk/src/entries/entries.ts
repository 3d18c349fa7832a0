import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { enterEventEndpoint, getEntriesEndpoint } from './entries.endpoints.ts'
import type { Entry } from './entries.schema.ts'

/** The result of the entries to list; all when omitted. */
export interface EntriesOptions {
  result?: Entry['result'] | undefined
}

/** One page of entries; `next` is the cursor of the next page. */
export interface EntryPage {
  rows: Entry[]
  next: string | undefined
}

/**
 * Returns one page of the member's entries in events, newest first, with the carrier and the number of a parcel.
 *
 * @example
 * const { rows } = await getEntries(fandeck, { result: 'won' })
 * @see S2.7, D17
 */
export async function getEntries(
  fandeck: Fandeck,
  query: EntriesOptions & { cursor?: string | undefined } = {},
  options?: CallOptions,
): Promise<EntryPage> {
  const { rows, next } = await call(fandeck, getEntriesEndpoint, { query }, options)
  return { rows, next: next ?? undefined }
}

/**
 * Enters the member into the draw of an event. A member who has entered already gets the same entry.
 *
 * @throws `entries/closed` before and after its period, `entries/not-found` for an event without a draw
 * @example
 * const { announcedAt } = await enterEvent(fandeck, { eventId: 3 })
 */
export const enterEvent = publicCall(
  async (fandeck: Fandeck, { eventId }: { eventId: number }, options?: CallOptions): Promise<Entry> => {
    const entry = await call(fandeck, enterEventEndpoint, { body: { eventId } }, options)
    fandeck.events.emit('entries:entered', { eventId })
    return entry
  },
)
