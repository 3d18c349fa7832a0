import { joined } from '../theme/joined.ts'
import { koCard } from '../theme/ko/card.ts'
import { koClaims } from '../theme/ko/claims.ts'
import { koCommon } from '../theme/ko/common.ts'
import { koScan } from '../theme/ko/scan.ts'
import { useMessagesOf } from '../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koScan, koClaims)

/** What the scanner says. */
export const useScanMessages = () => useMessagesOf(sentences)
