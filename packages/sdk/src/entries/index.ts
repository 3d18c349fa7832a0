/**
 * The member's entries in events.
 *
 * @module
 */
export type { Entry } from './entries.schema.ts'
export { type EntriesOptions, type EntryPage, getEntries } from './entries.ts'
