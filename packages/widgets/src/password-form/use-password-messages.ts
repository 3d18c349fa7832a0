import { koAccountFields } from '../account-fields/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { koAccountErrors } from '../theme/errors/account.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPasswordForm } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koAccountFields, koPasswordForm, {
  errors: koAccountErrors,
})

/** Returns the messages of the form that changes a password. */
export const usePasswordMessages = () => useMessagesOf(sentences)
