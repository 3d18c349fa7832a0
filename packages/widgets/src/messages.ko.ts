import { koCard } from './card/messages.ko.ts'
import { koDrop } from './drop-model/messages.ko.ts'
import { koScan } from './ocr-scanner/messages.ko.ts'
import { koPlayers } from './player-list/messages.ko.ts'
import { koModal } from './primitives/modal-host/messages.ko.ts'
import { koPurchase } from './purchase/messages.ko.ts'
import { koSignIn } from './sign-in-window/messages.ko.ts'
import { koCommon } from './theme/common.ko.ts'
import { koErrors } from './theme/errors/errors.ko.ts'
import { joined } from './theme/joined.ts'
import { koWallet } from './wallet-drawer/messages.ko.ts'
import { koWalletWindow } from './wallet-window/messages.ko.ts'

/**
 * Every sentence of the widgets in Korean: flat keys, a value is a string or a function of its parameters.
 *
 * @hidden its keys are those of `Messages`
 */
export const ko = /* @__PURE__ */ joined(
  koCard,
  koDrop,
  koScan,
  koPlayers,
  koModal,
  koPurchase,
  koSignIn,
  koCommon,
  koWallet,
  koWalletWindow,
  { errors: koErrors },
)
