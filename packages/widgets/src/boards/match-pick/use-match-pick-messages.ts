import { koCommon } from '../../theme/common.ko.ts'
import { koCampaignsErrors } from '../../theme/errors/campaigns.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koMatchPick } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koMatchPick, { errors: koCampaignsErrors })

/** Returns the messages of the match pick board. */
export const useMatchPickMessages = () => useMessagesOf(sentences)
