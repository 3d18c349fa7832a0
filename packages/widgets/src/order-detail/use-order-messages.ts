import { koCommon } from '../theme/common.ko.ts'
import { koDropsErrors } from '../theme/errors/drops.ko.ts'
import { koOrdersErrors } from '../theme/errors/orders.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koTransactionList } from '../transaction-list/messages.ko.ts'
import { koOrder } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(
  koCommon,
  koTransactionList,
  koOrder,
  { errors: koDropsErrors },
  { errors: koOrdersErrors },
)

/** Returns the messages of one order. */
export const useOrderMessages = () => useMessagesOf(sentences)
