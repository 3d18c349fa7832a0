import { koCommon } from '../theme/common.ko.ts'
import { koCardsErrors } from '../theme/errors/cards.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koCardPage } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCardPage, { errors: koCardsErrors })

/** Returns the messages of the page and the link of a card. */
export const useCardPageMessages = () => useMessagesOf(sentences)
