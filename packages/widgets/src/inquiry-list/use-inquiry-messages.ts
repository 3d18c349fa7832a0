import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koInquiries } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koInquiries)

/** Returns the messages of the inquiries. */
export const useInquiryMessages = () => useMessagesOf(sentences)
