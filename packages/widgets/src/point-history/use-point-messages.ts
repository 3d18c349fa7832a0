import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPointHistory } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koPointHistory)

/** Returns the messages of the point history. */
export const usePointMessages = () => useMessagesOf(sentences)
