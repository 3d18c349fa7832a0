import { koCard } from '../card/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPlayers } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koPlayers)

/** Returns the messages of the player list. */
export const usePlayerMessages = () => useMessagesOf(sentences)
