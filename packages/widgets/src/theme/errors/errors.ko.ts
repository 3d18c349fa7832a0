import type { FandeckErrorCode } from '@fandeck/sdk'
import { koAccountErrors } from './account.ko.ts'
import { koAuthErrors } from './auth.ko.ts'
import { koClaimsErrors } from './claims.ko.ts'
import { koContentErrors } from './content.ko.ts'
import { koDropsErrors } from './drops.ko.ts'
import { koHttpErrors } from './http.ko.ts'
import { koNotionErrors } from './notion.ko.ts'
import { koSessionErrors } from './session.ko.ts'
import { koWalletErrors } from './wallet.ko.ts'

/** Every code of the SDK, in Korean. */
export const koErrors: Readonly<Record<FandeckErrorCode, string>> = {
  ...koHttpErrors,
  ...koSessionErrors,
  ...koAuthErrors,
  ...koAccountErrors,
  ...koClaimsErrors,
  ...koContentErrors,
  ...koDropsErrors,
  ...koNotionErrors,
  ...koWalletErrors,
}
