import { joined } from '../theme/joined.ts'
import { koCard } from '../theme/ko/card.ts'
import { koCommon } from '../theme/ko/common.ts'
import { koPlayers } from '../theme/ko/players.ts'
import { useMessagesOf } from '../theme/messages.tsx'

const sentences = /* @__PURE__ */ joined(koCommon, koCard, koPlayers)

/** What a list of players says. */
export const usePlayerMessages = () => useMessagesOf(sentences)
