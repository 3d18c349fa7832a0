// Written by `pnpm indexes`.
import type { FandeckErrorCode } from '@fandeck/sdk'
import { enAccountErrors } from './account.en.ts'
import { enAuthErrors } from './auth.en.ts'
import { enCampaignsErrors } from './campaigns.en.ts'
import { enCardsErrors } from './cards.en.ts'
import { enClaimsErrors } from './claims.en.ts'
import { enCollectionsErrors } from './collections.en.ts'
import { enContentErrors } from './content.en.ts'
import { enContinuationErrors } from './continuation.en.ts'
import { enDropsErrors } from './drops.en.ts'
import { enEntriesErrors } from './entries.en.ts'
import { enGateErrors } from './gate.en.ts'
import { enHttpErrors } from './http.en.ts'
import { enLoginsErrors } from './logins.en.ts'
import { enNotionErrors } from './notion.en.ts'
import { enOrdersErrors } from './orders.en.ts'
import { enProfileErrors } from './profile.en.ts'
import { enSessionErrors } from './session.en.ts'
import { enSharingErrors } from './sharing.en.ts'
import { enSupportErrors } from './support.en.ts'
import { enWalletErrors } from './wallet.en.ts'
import { enWithdrawalErrors } from './withdrawal.en.ts'

/** The messages of all error codes of the SDK, in English. */
export const enErrors: Readonly<Record<FandeckErrorCode, string>> = {
  ...enAccountErrors,
  ...enAuthErrors,
  ...enCampaignsErrors,
  ...enCardsErrors,
  ...enClaimsErrors,
  ...enCollectionsErrors,
  ...enContentErrors,
  ...enContinuationErrors,
  ...enDropsErrors,
  ...enEntriesErrors,
  ...enGateErrors,
  ...enHttpErrors,
  ...enLoginsErrors,
  ...enNotionErrors,
  ...enOrdersErrors,
  ...enProfileErrors,
  ...enSessionErrors,
  ...enSharingErrors,
  ...enSupportErrors,
  ...enWalletErrors,
  ...enWithdrawalErrors,
}
