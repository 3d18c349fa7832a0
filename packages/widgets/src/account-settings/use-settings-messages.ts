import { koCommon } from '../theme/common.ko.ts'
import { koAccountErrors } from '../theme/errors/account.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koSettings } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koSettings, { errors: koAccountErrors })

/** Returns the messages of the member's own data. */
export const useSettingsMessages = () => useMessagesOf(sentences)
