/** What no first view shows, in one script. */
export { FloatingButtons, kakaoMessenger, PopupNotice } from '@fandeck/widgets'
export { WalletParts } from './WalletParts.tsx'
