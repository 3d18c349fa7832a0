import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koDeck } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koDeck)

/** Returns the messages of the deck. */
export const useDeckMessages = () => useMessagesOf(sentences)
