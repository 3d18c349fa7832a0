import { joined } from '../theme/joined.ts'
import { koClaims } from '../theme/ko/claims.ts'
import { koCommon } from '../theme/ko/common.ts'
import { koWallet } from '../theme/ko/wallet.ts'
import { useMessagesOf } from '../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koWallet, koClaims)

/** What the wallet says. */
export const useWalletMessages = () => useMessagesOf(sentences)
export type WalletMessages = ReturnType<typeof useWalletMessages>
