import { koCommon } from '../../theme/common.ko.ts'
import { koCampaignsErrors } from '../../theme/errors/campaigns.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koUpgrade } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koUpgrade, { errors: koCampaignsErrors })

/** Returns the messages of the upgrade board. */
export const useUpgradeMessages = () => useMessagesOf(sentences)
