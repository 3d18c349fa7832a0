// Written by `pnpm indexes`.
import type { FandeckErrorCode } from '@fandeck/sdk'
import { koAccountErrors } from './account.ko.ts'
import { koAuthErrors } from './auth.ko.ts'
import { koCampaignsErrors } from './campaigns.ko.ts'
import { koCardsErrors } from './cards.ko.ts'
import { koClaimsErrors } from './claims.ko.ts'
import { koCollectionsErrors } from './collections.ko.ts'
import { koContentErrors } from './content.ko.ts'
import { koContinuationErrors } from './continuation.ko.ts'
import { koDropsErrors } from './drops.ko.ts'
import { koEntriesErrors } from './entries.ko.ts'
import { koGateErrors } from './gate.ko.ts'
import { koHttpErrors } from './http.ko.ts'
import { koLoginsErrors } from './logins.ko.ts'
import { koNotionErrors } from './notion.ko.ts'
import { koOrdersErrors } from './orders.ko.ts'
import { koProfileErrors } from './profile.ko.ts'
import { koSessionErrors } from './session.ko.ts'
import { koSharingErrors } from './sharing.ko.ts'
import { koSupportErrors } from './support.ko.ts'
import { koWalletErrors } from './wallet.ko.ts'
import { koWithdrawalErrors } from './withdrawal.ko.ts'

/** The messages of all error codes of the SDK, in Korean. */
export const koErrors: Readonly<Record<FandeckErrorCode, string>> = {
  ...koAccountErrors,
  ...koAuthErrors,
  ...koCampaignsErrors,
  ...koCardsErrors,
  ...koClaimsErrors,
  ...koCollectionsErrors,
  ...koContentErrors,
  ...koContinuationErrors,
  ...koDropsErrors,
  ...koEntriesErrors,
  ...koGateErrors,
  ...koHttpErrors,
  ...koLoginsErrors,
  ...koNotionErrors,
  ...koOrdersErrors,
  ...koProfileErrors,
  ...koSessionErrors,
  ...koSharingErrors,
  ...koSupportErrors,
  ...koWalletErrors,
  ...koWithdrawalErrors,
}
