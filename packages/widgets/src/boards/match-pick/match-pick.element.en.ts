import { enCard } from '../../card/messages.en.ts'
import { enCommon } from '../../theme/common.en.ts'
import { enCampaignsErrors } from '../../theme/errors/campaigns.en.ts'
import { joined, type Section } from '../../theme/joined.ts'
import { enMatchPick } from './messages.en.ts'

/** The English messages of the board of votes in an element. */
export const english: Section = /* @__PURE__ */ joined(enCard, enMatchPick, enCommon, {
  errors: enCampaignsErrors,
})
