// Written by `pnpm indexes`.
export { FandeckBoardElement, type FandeckBoardEventMap } from '../campaign-board/Board.element.tsx'
export { FandeckCampaignElement, type FandeckCampaignEventMap } from '../campaign-page/Campaign.element.tsx'
export { FandeckDeckElement, type FandeckDeckEventMap } from '../card-deck/CardDeck.element.tsx'
export { FandeckDropElement, type FandeckDropEventMap } from '../drop/DropPurchase.element.tsx'
export { FandeckScannerElement, type FandeckScannerEventMap } from '../ocr-scanner/OcrScanner.element.tsx'
export { FandeckSignInElement, type FandeckSignInEventMap } from '../sign-in/SignIn.element.tsx'
export { FandeckWalletElement, type FandeckWalletEventMap } from '../wallet-drawer/WalletDrawer.element.tsx'
