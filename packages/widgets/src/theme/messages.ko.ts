import { joined } from './joined.ts'
import { koCard } from './ko/card.ts'
import { koClaims } from './ko/claims.ts'
import { koCommon } from './ko/common.ts'
import { koDrop } from './ko/drop.ts'
import { koLogin } from './ko/login.ts'
import { koModal } from './ko/modal.ts'
import { koPlayers } from './ko/players.ts'
import { koPurchase } from './ko/purchase.ts'
import { koScan } from './ko/scan.ts'
import { koSite } from './ko/site.ts'
import { koWallet } from './ko/wallet.ts'

/**
 * Every sentence a fan reads, in Korean: flat keys, a value is a string or a function of its parameters.
 *
 * @hidden its keys are those of `Messages`
 */
export const ko = /* @__PURE__ */ joined(
  koCommon,
  koCard,
  koDrop,
  koLogin,
  koModal,
  koPlayers,
  koPurchase,
  koWallet,
  koScan,
  koClaims,
  koSite,
)
