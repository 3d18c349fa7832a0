import { koCommon } from '../theme/common.ko.ts'
import { koSharingErrors } from '../theme/errors/sharing.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koShare } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koShare, { errors: koSharingErrors })

/** Returns the messages of the share menu. */
export const useShareMessages = () => useMessagesOf(sentences)
