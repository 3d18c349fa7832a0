import { endpoint } from '../http/endpoint.ts'
import { entryErrors } from './entries.errors.ts'
import { Entry, EntryBody, EntryListReply, EntryQuery } from './entries.schema.ts'

/** Returns the member's entries in events, newest first, one page per call (D17). */
export const getEntriesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/entry-history',
  auth: 'member',
  query: EntryQuery,
  reply: EntryListReply,
})

/** Enters the member into the draw of an event; again it returns the same entry (D17). */
export const enterEventEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/event/entry',
  auth: 'member',
  body: EntryBody,
  reply: Entry,
  errors: entryErrors,
})
