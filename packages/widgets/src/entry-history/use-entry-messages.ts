import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koEntryHistory } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koEntryHistory)

/** Returns the messages of the entries. */
export const useEntryMessages = () => useMessagesOf(sentences)
