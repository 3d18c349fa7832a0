import { joined } from '../theme/joined.ts'
import { koCard } from '../theme/ko/card.ts'
import { koCommon } from '../theme/ko/common.ts'
import { koDrop } from '../theme/ko/drop.ts'
import { koPurchase } from '../theme/ko/purchase.ts'
import { useMessagesOf } from '../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koDrop, koPurchase)

/** What a drop says from the press of its button on; loaded with the parts that say it. */
export const usePurchaseMessages = () => useMessagesOf(sentences)
