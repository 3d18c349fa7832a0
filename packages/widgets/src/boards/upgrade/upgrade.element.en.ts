import { enCard } from '../../card/messages.en.ts'
import { enReveal } from '../../card-reveal/messages.en.ts'
import { enPlayers } from '../../player-list/messages.en.ts'
import { enCommon } from '../../theme/common.en.ts'
import { enCampaignsErrors } from '../../theme/errors/campaigns.en.ts'
import { joined, type Section } from '../../theme/joined.ts'
import { enUpgrade } from './messages.en.ts'

/** The English messages of the upgrade board in an element. */
export const english: Section = /* @__PURE__ */ joined(enCard, enReveal, enPlayers, enUpgrade, enCommon, {
  errors: enCampaignsErrors,
})
