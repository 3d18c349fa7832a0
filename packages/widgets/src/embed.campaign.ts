// The entry for whole pages of campaigns: registers `<fandeck-campaign>` and exports `logOut`.
import { FandeckCampaignElement } from './campaign-page/Campaign.element.tsx'

export { logOut } from './sign-in-window/log-out.ts'

FandeckCampaignElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckCampaignElement
