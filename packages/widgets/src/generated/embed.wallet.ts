// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-wallet>` and exports `logOut`.
import { FandeckWalletElement } from '../wallet-drawer/WalletDrawer.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckWalletElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckWalletElement
