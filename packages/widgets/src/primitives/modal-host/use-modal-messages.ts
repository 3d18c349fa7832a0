import { koCommon } from '../../theme/common.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koModal } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koModal)

/** Returns the messages of the payment and Notion modals. */
export const useModalMessages = () => useMessagesOf(sentences)
