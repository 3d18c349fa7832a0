import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koBinder } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koBinder)

/** Returns the messages of the binder. */
export const useBinderMessages = () => useMessagesOf(sentences)
