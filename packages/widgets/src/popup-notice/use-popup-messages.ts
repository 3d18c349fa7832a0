import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPopup } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koPopup)

/** Returns the messages of the popups. */
export const usePopupMessages = () => useMessagesOf(sentences)
