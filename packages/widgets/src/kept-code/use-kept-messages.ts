import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koKept } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koKept)

/** Returns the messages of a kept code. */
export const useKeptMessages = () => useMessagesOf(sentences)
