import { koCard } from '../card/messages.ko.ts'
import { koDrop } from '../drop-model/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPurchase } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koDrop, koPurchase)

/** Returns the messages of the purchase, which load with its parts. */
export const usePurchaseMessages = () => useMessagesOf(sentences)
