import { koAccountFields } from '../account-fields/messages.ko.ts'
import { koIdentity } from '../identity-check/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { koAccountErrors } from '../theme/errors/account.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { koWithdrawalErrors } from '../theme/errors/withdrawal.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koWithdrawal } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(
  koCommon,
  koAccountFields,
  koIdentity,
  koWithdrawal,
  { errors: koAuthErrors },
  { errors: koAccountErrors },
  { errors: koWithdrawalErrors },
)

/** Returns the messages of a withdrawal. */
export const useWithdrawalMessages = () => useMessagesOf(sentences)
