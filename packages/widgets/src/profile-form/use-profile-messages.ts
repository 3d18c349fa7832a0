import { koCommon } from '../theme/common.ko.ts'
import { koProfileErrors } from '../theme/errors/profile.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koProfileForm } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koProfileForm, { errors: koProfileErrors })

/** Returns the messages of the profile form. */
export const useProfileMessages = () => useMessagesOf(sentences)
