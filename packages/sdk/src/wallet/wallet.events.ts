import type { SessionUser } from '../session/session.ts'

/** What the wallet tells. */
export interface WalletEvents {
  /** The wallet window has given a session; `previous` was logged in before, and may be somebody else. */
  'wallet:connected': { previous: SessionUser | undefined }
  /** The wallet window has ended without a session; `code` says why (S4.24). */
  'wallet:failed': { code: string }
  /** The wallet that opened this window has given a newer session of the same member (S4.22). */
  'wallet:renewed': Record<never, never>
  /** The member's wallet is linked now. */
  'wallet:linked': Record<never, never>
  /** The member's wallet is no longer linked. */
  'wallet:unlinked': Record<never, never>
}
