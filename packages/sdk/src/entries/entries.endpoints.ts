import { endpoint } from '../http/endpoint.ts'
import { EntryListReply, EntryQuery } from './entries.schema.ts'

/** Returns the member's entries in events, newest first, one page per call. */
export const getEntriesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/entry-history',
  auth: 'member',
  query: EntryQuery,
  reply: EntryListReply,
})
