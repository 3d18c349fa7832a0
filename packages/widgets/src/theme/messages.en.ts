import { enCard } from './en/card.ts'
import { enClaims } from './en/claims.ts'
import { enCommon } from './en/common.ts'
import { enDrop } from './en/drop.ts'
import { enLogin } from './en/login.ts'
import { enModal } from './en/modal.ts'
import { enPlayers } from './en/players.ts'
import { enPurchase } from './en/purchase.ts'
import { enScan } from './en/scan.ts'
import { enSite } from './en/site.ts'
import { enWallet } from './en/wallet.ts'
import { joined } from './joined.ts'
import type { Messages } from './messages.types.ts'

/** The same sentences in English; the types ask for every key of the Korean catalogue. */
export const en: Messages = /* @__PURE__ */ joined(
  enCommon,
  enCard,
  enDrop,
  enLogin,
  enModal,
  enPlayers,
  enPurchase,
  enWallet,
  enScan,
  enClaims,
  enSite,
)
