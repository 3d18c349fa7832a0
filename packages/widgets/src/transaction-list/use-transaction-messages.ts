import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koTransactionList } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koTransactionList)

/** Returns the messages of the purchases. */
export const useTransactionMessages = () => useMessagesOf(sentences)
