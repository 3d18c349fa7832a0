export { WalletWindowOverlay, type WalletWindowOverlayProps } from './WalletWindowOverlay.tsx'
