import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koFooter } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koFooter)

/** Returns the messages of the end of every page. */
export const useFooterMessages = () => useMessagesOf(sentences)
