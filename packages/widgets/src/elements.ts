/**
 * The widgets as custom elements. Importing registers nothing; `define()` does.
 *
 * @module
 */
import { FandeckDropElement } from './drop/DropPurchase.element.tsx'
import { FandeckScannerElement } from './ocr-scanner/OcrScanner.element.tsx'
import { FandeckWalletElement } from './wallet-drawer/WalletDrawer.element.tsx'

export {
  createElementClass,
  type ElementDefinition,
  type Emit,
  type FandeckElementClass,
  type SetAttribute,
} from './element/create-element.tsx'
export { configure, type ElementsConfig } from './element/element-config.ts'
export { addStyles } from './theme/styles.ts'
export { FandeckDropElement, FandeckScannerElement, FandeckWalletElement }

/** Registers every element under its tag; a tag that is taken already is left alone. */
export function define(registry?: CustomElementRegistry): void {
  for (const element of [FandeckDropElement, FandeckWalletElement, FandeckScannerElement])
    element.define(registry)
}
