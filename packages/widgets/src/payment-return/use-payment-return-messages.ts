import { koPurchase } from '../purchase/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { koDropsErrors } from '../theme/errors/drops.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPaymentReturn } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koPurchase, koPaymentReturn, { errors: koDropsErrors })

/** Returns the messages of the page after a full-page payment. */
export const usePaymentReturnMessages = () => useMessagesOf(sentences)
