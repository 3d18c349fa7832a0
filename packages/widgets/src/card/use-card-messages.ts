import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koCard } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard)

/** Returns the messages of a card. */
export const useCardMessages = () => useMessagesOf(sentences)
export type CardMessages = ReturnType<typeof useCardMessages>
