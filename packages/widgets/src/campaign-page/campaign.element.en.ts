import { enCard } from '../card/messages.en.ts'
import { enLink } from '../primitives/link/messages.en.ts'
import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enCampaign } from './messages.en.ts'

/** The English messages of `<fandeck-campaign>` without those of its boards and of other parts that load later. */
export const english: Section = /* @__PURE__ */ joined(enCard, enCampaign, enLink, enSignIn, enCommon)
