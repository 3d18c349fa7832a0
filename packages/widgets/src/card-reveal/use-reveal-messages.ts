import { koCard } from '../card/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koReveal } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koReveal)

/** Returns the messages of the reveal, which load with it. */
export const useRevealMessages = () => useMessagesOf(sentences)

/** The messages of the reveal. */
export type RevealMessages = ReturnType<typeof useRevealMessages>
