import { koCommon } from '../theme/common.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koHandover } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koHandover, { errors: koAuthErrors })

/** Returns the messages of the window in which a fan signs in on a brand's page. */
export const useHandoverMessages = () => useMessagesOf(sentences)
