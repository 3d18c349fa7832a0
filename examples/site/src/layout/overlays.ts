/** What no first view shows, in one script. */
export { CardArrivals, kakaoMessenger, PopupNotice } from '@fandeck/widgets'
export { SiteFloatingButtons as FloatingButtons } from './SiteFloatingButtons.tsx'
export { WalletParts } from './WalletParts.tsx'
