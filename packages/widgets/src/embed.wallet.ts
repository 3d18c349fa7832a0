// The entry for the wallet alone: registers `<fandeck-wallet>`.
import { FandeckWalletElement } from './wallet-drawer/WalletDrawer.element.tsx'

FandeckWalletElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckWalletElement
