import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koWalletWindow } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koWalletWindow)

/** Returns the messages of the overlay of the wallet window. */
export const useWalletWindowMessages = () => useMessagesOf(sentences)
