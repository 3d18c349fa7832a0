import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPageStates } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koPageStates)

/** Returns the messages of pages that have nothing else to show. */
export const usePageStateMessages = () => useMessagesOf(sentences)
