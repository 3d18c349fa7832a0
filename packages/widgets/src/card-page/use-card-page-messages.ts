import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koCardPage } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCardPage)

/** Returns the messages of the page and the link of a card. */
export const useCardPageMessages = () => useMessagesOf(sentences)
