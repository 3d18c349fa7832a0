/**
 * The widgets as custom elements. Importing registers nothing; `define()` does.
 *
 * @module
 */

import { FandeckBoardElement, type FandeckBoardEventMap } from './campaign-board/Board.element.tsx'
import { FandeckCampaignElement, type FandeckCampaignEventMap } from './campaign-page/Campaign.element.tsx'
import { FandeckDeckElement, type FandeckDeckEventMap } from './card-deck/CardDeck.element.tsx'
import { FandeckDropElement, type FandeckDropEventMap } from './drop/DropPurchase.element.tsx'
import type { ElementJsx } from './element/element-types.ts'
import { FandeckScannerElement, type FandeckScannerEventMap } from './ocr-scanner/OcrScanner.element.tsx'
import { FandeckWalletElement, type FandeckWalletEventMap } from './wallet-drawer/WalletDrawer.element.tsx'

export {
  createElementClass,
  type ElementDefinition,
  type FandeckElementClass,
} from './element/create-element.tsx'
export { configure, type ElementsConfig } from './element/element-config.ts'
export type {
  AddressProperties,
  AttributeKinds,
  Emit,
  FandeckElement,
  FandeckElementEventMap,
  FandeckOverlayEventMap,
  FandeckSignInEventMap,
  MessagesProperty,
  PropertiesOf,
} from './element/element-types.ts'
export type { TagFacts } from './element/shell.ts'
export { define } from './elements.define.ts'
export { addStyles } from './theme/styles.ts'
export type {
  ElementJsx,
  FandeckBoardEventMap,
  FandeckCampaignEventMap,
  FandeckDeckEventMap,
  FandeckDropEventMap,
  FandeckScannerEventMap,
  FandeckWalletEventMap,
}
export {
  FandeckBoardElement,
  FandeckCampaignElement,
  FandeckDeckElement,
  FandeckDropElement,
  FandeckScannerElement,
  FandeckWalletElement,
}

declare global {
  interface HTMLElementTagNameMap {
    'fandeck-drop': FandeckDropElement
    'fandeck-wallet': FandeckWalletElement
    'fandeck-scanner': FandeckScannerElement
    'fandeck-board': FandeckBoardElement
    'fandeck-campaign': FandeckCampaignElement
    'fandeck-deck': FandeckDeckElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'fandeck-drop': ElementJsx<FandeckDropElement, FandeckDropEventMap>
      'fandeck-wallet': ElementJsx<FandeckWalletElement, FandeckWalletEventMap>
      'fandeck-scanner': ElementJsx<FandeckScannerElement, FandeckScannerEventMap>
      'fandeck-board': ElementJsx<FandeckBoardElement, FandeckBoardEventMap>
      'fandeck-campaign': ElementJsx<FandeckCampaignElement, FandeckCampaignEventMap>
      'fandeck-deck': ElementJsx<FandeckDeckElement, FandeckDeckEventMap>
    }
  }
}
