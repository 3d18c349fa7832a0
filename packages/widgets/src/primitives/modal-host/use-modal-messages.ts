import { koCommon } from '../../theme/common.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koModal } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koModal)

/** What the modals of payments and of Notion pages say. */
export const useModalMessages = () => useMessagesOf(sentences)
