import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koFaqs } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koFaqs)

/** Returns the messages of the frequently asked questions. */
export const useFaqMessages = () => useMessagesOf(sentences)
