import type { FandeckError } from '../kernel/errors.ts'
import type { LoginType } from './token-claims.ts'

/** Why a session has ended. */
export type SessionEnd = 'logout' | 'expired' | 'refused' | 'invalid' | 'other-tab'

/** What a session tells. */
export interface SessionEvents {
  /** Somebody has logged in, here or in another tab. */
  'session:login': { loginType: LoginType | undefined }
  /** The session has been renewed. */
  'session:refreshed': { type: 'plain' | 'new' }
  /** The session has ended; `error` says why when it was not the fan's own wish. */
  'session:logout': { reason: SessionEnd; error: FandeckError | undefined }
  /** The browser's storage cannot be used; the session lives until the page closes. */
  'session:memory-only': { error: unknown }
}
