import type { EntriesErrorCode } from '@fandeck/sdk/entries'

/** Errors of entries. */
export const enEntriesErrors: Record<EntriesErrorCode, string> = {
  'entries/closed': 'You cannot enter right now.',
  'entries/not-found': 'This event has no draw.',
}
