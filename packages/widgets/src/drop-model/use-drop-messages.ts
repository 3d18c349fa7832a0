import { koCard } from '../card/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koDrop } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koDrop)

/** Returns the messages of a drop before the purchase. */
export const useDropMessages = () => useMessagesOf(sentences)
