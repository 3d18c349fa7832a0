/**
 * The member's entries in events.
 *
 * @module
 */
export type { EntriesErrorCode } from './entries.errors.ts'
export type { Entry } from './entries.schema.ts'
export { type EntriesOptions, type EntryPage, enterEvent, getEntries } from './entries.ts'
