import type { EntriesErrorCode } from '@fandeck/sdk/entries'

/** Errors of entries. */
export const koEntriesErrors: Record<EntriesErrorCode, string> = {
  'entries/closed': '지금은 응모할 수 없어요.',
  'entries/not-found': '응모할 수 있는 이벤트를 찾지 못했어요.',
}
