import { joined } from '../theme/joined.ts'
import { koCard } from '../theme/ko/card.ts'
import { koCommon } from '../theme/ko/common.ts'
import { koDrop } from '../theme/ko/drop.ts'
import { useMessagesOf } from '../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koDrop)

/** What a drop says until it is bought. */
export const useDropMessages = () => useMessagesOf(sentences)
