import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koNotices } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koNotices)

/** Returns the messages of the notices. */
export const useNoticeMessages = () => useMessagesOf(sentences)
