// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-drop>` and exports `logOut`.
import { FandeckDropElement } from '../drop/DropPurchase.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckDropElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckDropElement
