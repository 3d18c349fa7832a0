import { enBadges } from '../../badges/messages.en.ts'
import { enCard } from '../../card/messages.en.ts'
import { enReveal } from '../../card-reveal/messages.en.ts'
import { enLink } from '../../primitives/link/messages.en.ts'
import { enCommon } from '../../theme/common.en.ts'
import { enCampaignsErrors } from '../../theme/errors/campaigns.en.ts'
import { joined, type Section } from '../../theme/joined.ts'
import { enMissions } from './messages.en.ts'

/** The English messages of the missions in an element. */
export const english: Section = /* @__PURE__ */ joined(
  enBadges,
  enCard,
  enReveal,
  enLink,
  enMissions,
  enCommon,
  {
    errors: enCampaignsErrors,
  },
)
