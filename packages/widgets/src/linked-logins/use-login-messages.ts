import { koAccountFields } from '../account-fields/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { koLoginsErrors } from '../theme/errors/logins.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koLinkedLogins } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(
  koCommon,
  koAccountFields,
  koLinkedLogins,
  { errors: koAuthErrors },
  { errors: koLoginsErrors },
)

/** Returns the messages of the login methods. */
export const useLoginMessages = () => useMessagesOf(sentences)
