import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koActivityList } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koActivityList)

/** Returns the messages of the activity. */
export const useActivityMessages = () => useMessagesOf(sentences)
