/** What no first view shows, in one script. */
export { FloatingButtons, PopupNotice, WalletDrawer, WalletWindowOverlay } from '@fandeck/widgets'
