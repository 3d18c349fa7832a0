// Written by `pnpm indexes`.
import type { FandeckBoardElement, FandeckBoardEventMap } from '../campaign-board/Board.element.tsx'
import type { FandeckCampaignElement, FandeckCampaignEventMap } from '../campaign-page/Campaign.element.tsx'
import type { FandeckDeckElement, FandeckDeckEventMap } from '../card-deck/CardDeck.element.tsx'
import type { FandeckDropElement, FandeckDropEventMap } from '../drop/DropPurchase.element.tsx'
import type { ElementJsx } from '../element/element-types.ts'
import type { FandeckScannerElement, FandeckScannerEventMap } from '../ocr-scanner/OcrScanner.element.tsx'
import type { FandeckSignInElement, FandeckSignInEventMap } from '../sign-in/SignIn.element.tsx'
import type { FandeckWalletElement, FandeckWalletEventMap } from '../wallet-drawer/WalletDrawer.element.tsx'

/** The elements by their tags. */
export interface TagElements {
  'fandeck-drop': FandeckDropElement
  'fandeck-wallet': FandeckWalletElement
  'fandeck-scanner': FandeckScannerElement
  'fandeck-board': FandeckBoardElement
  'fandeck-campaign': FandeckCampaignElement
  'fandeck-deck': FandeckDeckElement
  'fandeck-sign-in': FandeckSignInElement
}

/** The props of the tags in JSX. */
export interface TagJsx {
  'fandeck-drop': ElementJsx<FandeckDropElement, FandeckDropEventMap>
  'fandeck-wallet': ElementJsx<FandeckWalletElement, FandeckWalletEventMap>
  'fandeck-scanner': ElementJsx<FandeckScannerElement, FandeckScannerEventMap>
  'fandeck-board': ElementJsx<FandeckBoardElement, FandeckBoardEventMap>
  'fandeck-campaign': ElementJsx<FandeckCampaignElement, FandeckCampaignEventMap>
  'fandeck-deck': ElementJsx<FandeckDeckElement, FandeckDeckEventMap>
  'fandeck-sign-in': ElementJsx<FandeckSignInElement, FandeckSignInEventMap>
}
