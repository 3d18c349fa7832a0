import { koCommon } from '../theme/common.ko.ts'
import { koErrors } from '../theme/errors/errors.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koMyPage } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, { errors: koErrors }, koMyPage)

/** Returns the messages of my page. */
export const useMyPageMessages = () => useMessagesOf(sentences)
