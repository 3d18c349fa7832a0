import { koCommon } from '../../theme/common.ko.ts'
import { koCampaignsErrors } from '../../theme/errors/campaigns.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koMissions } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koMissions, { errors: koCampaignsErrors })

/** Returns the messages of the ten missions. */
export const useMissionsMessages = () => useMessagesOf(sentences)
