import type { FandeckErrorCode } from '@fandeck/sdk'
import { enAccountErrors } from './account.en.ts'
import { enAuthErrors } from './auth.en.ts'
import { enClaimsErrors } from './claims.en.ts'
import { enContentErrors } from './content.en.ts'
import { enDropsErrors } from './drops.en.ts'
import { enHttpErrors } from './http.en.ts'
import { enNotionErrors } from './notion.en.ts'
import { enSessionErrors } from './session.en.ts'
import { enWalletErrors } from './wallet.en.ts'

/** Every code of the SDK, in English. */
export const enErrors: Readonly<Record<FandeckErrorCode, string>> = {
  ...enHttpErrors,
  ...enSessionErrors,
  ...enAuthErrors,
  ...enAccountErrors,
  ...enClaimsErrors,
  ...enContentErrors,
  ...enDropsErrors,
  ...enNotionErrors,
  ...enWalletErrors,
}
