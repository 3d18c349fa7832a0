import { enCard } from './card/messages.en.ts'
import { enDrop } from './drop-model/messages.en.ts'
import type { Messages } from './messages.types.ts'
import { enScan } from './ocr-scanner/messages.en.ts'
import { enPlayers } from './player-list/messages.en.ts'
import { enModal } from './primitives/modal-host/messages.en.ts'
import { enPurchase } from './purchase/messages.en.ts'
import { enSignIn } from './sign-in-window/messages.en.ts'
import { enCommon } from './theme/common.en.ts'
import { enErrors } from './theme/errors/errors.en.ts'
import { joined } from './theme/joined.ts'
import { enWallet } from './wallet-drawer/messages.en.ts'
import { enWalletWindow } from './wallet-window/messages.en.ts'

/** The same sentences in English; the types ask for every key of the Korean ones. */
export const en: Messages = /* @__PURE__ */ joined(
  enCard,
  enDrop,
  enScan,
  enPlayers,
  enModal,
  enPurchase,
  enSignIn,
  enCommon,
  enWallet,
  enWalletWindow,
  { errors: enErrors },
)
