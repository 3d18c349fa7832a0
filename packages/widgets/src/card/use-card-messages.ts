import { joined } from '../theme/joined.ts'
import { koCard } from '../theme/ko/card.ts'
import { koCommon } from '../theme/ko/common.ts'
import { useMessagesOf } from '../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koCard)

/** What a card says. */
export const useCardMessages = () => useMessagesOf(sentences)
export type CardMessages = ReturnType<typeof useCardMessages>
