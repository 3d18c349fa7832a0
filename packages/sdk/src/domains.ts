// Written by `pnpm indexes`.
import type { AccountErrorCode } from './account/account.errors.ts'
import type { AccountEvents } from './account/account.events.ts'
import type { AuthErrorCode, AuthErrorDetails } from './auth/auth.errors.ts'
import type { AuthEvents } from './auth/auth.events.ts'
import type { CampaignsErrorCode, CampaignsErrorDetails } from './campaigns/campaigns.errors.ts'
import type { CampaignsEvents } from './campaigns/campaigns.events.ts'
import type { CardsErrorCode } from './cards/cards.errors.ts'
import type { CardsEvents } from './cards/cards.events.ts'
import type { ClaimsErrorCode, ClaimsErrorDetails } from './claims/claims.errors.ts'
import type { ClaimsEvents } from './claims/claims.events.ts'
import type { CollectionsErrorCode } from './collections/collections.errors.ts'
import type { CollectionsEvents } from './collections/collections.events.ts'
import type { ContentErrorCode } from './content/content.errors.ts'
import type { ContinuationErrorCode } from './continuation/continuation.errors.ts'
import type { DropsErrorCode, DropsErrorDetails } from './drops/drops.errors.ts'
import type { DropsEvents } from './drops/drops.events.ts'
import type { EntriesErrorCode } from './entries/entries.errors.ts'
import type { EntriesEvents } from './entries/entries.events.ts'
import type { FavouritesEvents } from './favourites/favourites.events.ts'
import type { GateErrorCode } from './gate/gate.errors.ts'
import type { GateEvents } from './gate/gate.events.ts'
import type { HttpErrorCode, HttpErrorDetails } from './http/http.errors.ts'
import type { HttpEvents } from './http/http.events.ts'
import type { LoginsErrorCode } from './logins/logins.errors.ts'
import type { NotionErrorCode } from './notion/notion.errors.ts'
import type { PopupsEvents } from './popups/popups.events.ts'
import type { ProfileErrorCode } from './profile/profile.errors.ts'
import type { ProfileEvents } from './profile/profile.events.ts'
import type { SessionErrorCode } from './session/session.errors.ts'
import type { SessionEvents } from './session/session.events.ts'
import type { SharingErrorCode } from './sharing/sharing.errors.ts'
import type { SharingEvents } from './sharing/sharing.events.ts'
import type { SupportErrorCode } from './support/support.errors.ts'
import type { SupportEvents } from './support/support.events.ts'
import type { TransitionEvents } from './transition/transition.events.ts'
import type { WalletErrorCode } from './wallet/wallet.errors.ts'
import type { WalletEvents } from './wallet/wallet.events.ts'
import type { WithdrawalErrorCode } from './withdrawal/withdrawal.errors.ts'
import type { WithdrawalEvents } from './withdrawal/withdrawal.events.ts'

/** Every event of the SDK, by name. */
export interface FandeckEvents
  extends AccountEvents,
    AuthEvents,
    CampaignsEvents,
    CardsEvents,
    ClaimsEvents,
    CollectionsEvents,
    DropsEvents,
    EntriesEvents,
    FavouritesEvents,
    GateEvents,
    HttpEvents,
    PopupsEvents,
    ProfileEvents,
    SessionEvents,
    SharingEvents,
    SupportEvents,
    TransitionEvents,
    WalletEvents,
    WithdrawalEvents {}

/** Every code that a `FandeckError` can carry; codes are stable across versions. */
export type FandeckErrorCode =
  | AccountErrorCode
  | AuthErrorCode
  | CampaignsErrorCode
  | CardsErrorCode
  | ClaimsErrorCode
  | CollectionsErrorCode
  | ContentErrorCode
  | ContinuationErrorCode
  | DropsErrorCode
  | EntriesErrorCode
  | GateErrorCode
  | HttpErrorCode
  | LoginsErrorCode
  | NotionErrorCode
  | ProfileErrorCode
  | SessionErrorCode
  | SharingErrorCode
  | SupportErrorCode
  | WalletErrorCode
  | WithdrawalErrorCode

/** The `details` by error code; `undefined` when the server sends none. */
export interface FandeckErrorDetails
  extends AuthErrorDetails,
    CampaignsErrorDetails,
    ClaimsErrorDetails,
    DropsErrorDetails,
    HttpErrorDetails {}
