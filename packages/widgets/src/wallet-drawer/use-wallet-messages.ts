import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koWallet } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koWallet)

/** Returns the messages of the wallet. */
export const useWalletMessages = () => useMessagesOf(sentences)
export type WalletMessages = ReturnType<typeof useWalletMessages>
