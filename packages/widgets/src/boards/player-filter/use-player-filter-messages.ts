import { koCommon } from '../../theme/common.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koPlayerFilter } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koPlayerFilter)

/** Returns the messages of the player filter. */
export const usePlayerFilterMessages = () => useMessagesOf(sentences)
