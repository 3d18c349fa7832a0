import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koCheerWall } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCheerWall)

/** Returns the messages of the wall of cheers. */
export const useCheerMessages = () => useMessagesOf(sentences)
