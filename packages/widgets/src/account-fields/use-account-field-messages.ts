import { koCommon } from '../theme/common.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koAccountFields } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koAccountFields, { errors: koAuthErrors })

/** Returns the messages of the fields of accounts. */
export const useAccountFieldMessages = () => useMessagesOf(sentences)
