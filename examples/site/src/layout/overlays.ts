/** What no first view shows, in one script. */
export {
  FloatingButtons,
  kakaoMessenger,
  PopupNotice,
  WalletDrawer,
  WalletWindowOverlay,
} from '@fandeck/widgets'
