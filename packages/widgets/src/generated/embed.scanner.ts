// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-scanner>` and exports `logOut`.
import { FandeckScannerElement } from '../ocr-scanner/OcrScanner.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckScannerElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckScannerElement
