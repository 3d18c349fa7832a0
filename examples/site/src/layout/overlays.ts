/** What no first view shows, in one script. */
import './page-transition.ts'

export { CardArrivals, kakaoMessenger, PopupNotice } from '@fandeck/widgets'
export { SiteFloatingButtons as FloatingButtons } from './SiteFloatingButtons.tsx'
export { WalletParts } from './WalletParts.tsx'
