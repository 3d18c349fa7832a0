import type { Fandeck } from '@fandeck/sdk'
import { type EntriesOptions, getEntries } from '@fandeck/sdk/entries'
import { memberKey } from '../internal/query-keys.ts'
import { pagedOptions } from '../internal/query-options.ts'

/** Query options of the member's entries in events, newest first, one page at a time (D17). */
export const entriesQuery = (fandeck: Fandeck, { result }: EntriesOptions = {}) =>
  pagedOptions(
    memberKey('entries', result ?? null),
    (cursor, options) => getEntries(fandeck, { result, cursor }, options),
    'campaigns:picked',
    'entries:entered',
  )
