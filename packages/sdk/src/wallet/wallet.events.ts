import type { SessionUser } from '../session/session.ts'

/** Events of the wallet. */
export interface WalletEvents {
  /** Emitted when the wallet window has delivered a session; `previous` may be another member. */
  'wallet:connected': { previous: SessionUser | undefined }
  /** Emitted when the wallet window has ended without a session; `code` is the reason (S4.24). */
  'wallet:failed': { code: string }
  /** Emitted when the wallet that opened this window has delivered a newer session of the same member (S4.22). */
  'wallet:renewed': Record<never, never>
  /** Emitted when the member's wallet has been linked. */
  'wallet:linked': Record<never, never>
  /** Emitted when the member's wallet has been unlinked. */
  'wallet:unlinked': Record<never, never>
}
