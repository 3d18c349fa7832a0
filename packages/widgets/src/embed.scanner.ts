// The entry for the scanner alone: registers `<fandeck-scanner>`.
import { FandeckScannerElement } from './ocr-scanner/OcrScanner.element.tsx'

FandeckScannerElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckScannerElement
