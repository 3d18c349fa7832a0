// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-campaign>` and exports `logOut`.
import { FandeckCampaignElement } from '../campaign-page/Campaign.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckCampaignElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckCampaignElement
