import { joined } from '../../theme/joined.ts'
import { koCommon } from '../../theme/ko/common.ts'
import { koModal } from '../../theme/ko/modal.ts'
import { useMessagesOf } from '../../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koModal)

/** What the modals of payments and of Notion pages say. */
export const useModalMessages = () => useMessagesOf(sentences)
