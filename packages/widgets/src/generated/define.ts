// Written by `pnpm indexes`.
import { FandeckBoardElement } from '../campaign-board/Board.element.tsx'
import { FandeckCampaignElement } from '../campaign-page/Campaign.element.tsx'
import { FandeckDeckElement } from '../card-deck/CardDeck.element.tsx'
import { FandeckDropElement } from '../drop/DropPurchase.element.tsx'
import { FandeckScannerElement } from '../ocr-scanner/OcrScanner.element.tsx'
import { FandeckSignInElement } from '../sign-in/SignIn.element.tsx'
import { FandeckWalletElement } from '../wallet-drawer/WalletDrawer.element.tsx'

/** Registers every element under its tag; skips a tag that is defined already. Does nothing on a server. */
export function define(registry?: CustomElementRegistry): void {
  const elements = [
    FandeckDropElement,
    FandeckWalletElement,
    FandeckScannerElement,
    FandeckBoardElement,
    FandeckCampaignElement,
    FandeckDeckElement,
    FandeckSignInElement,
  ]
  for (const element of elements) element.define(registry)
}
