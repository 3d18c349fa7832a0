import { koCommon } from '../theme/common.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koSignOut } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koSignOut, { errors: koAuthErrors })

/** Returns the messages of the sign-out. */
export const useSignOutMessages = () => useMessagesOf(sentences)
