import { koAccountFields } from '../account-fields/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { koAccountErrors } from '../theme/errors/account.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koIdentity } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(
  koCommon,
  koAccountFields,
  koIdentity,
  { errors: koAuthErrors },
  { errors: koAccountErrors },
)

/** Returns the messages of the identity check. */
export const useIdentityMessages = () => useMessagesOf(sentences)
