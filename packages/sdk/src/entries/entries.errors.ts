/** Maps the server's codes of an entry to SDK codes. */
export const entryErrors = {
  ENTRY_CLOSED: 'entries/closed',
  NOT_FOUND: 'entries/not-found',
} as const

/** Error codes of entries. */
export type EntriesErrorCode = (typeof entryErrors)[keyof typeof entryErrors]
