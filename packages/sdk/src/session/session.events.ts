import type { FandeckError } from '../kernel/errors.ts'
import type { LoginType } from './token-claims.ts'

/** The reason for the end of a session. */
export type SessionEnd = 'logout' | 'expired' | 'refused' | 'invalid' | 'other-tab'

/** Events of the session. */
export interface SessionEvents {
  /** Emitted when a session begins in this tab or another. */
  'session:login': { loginType: LoginType | undefined }
  /** Emitted when the session has been renewed. */
  'session:refreshed': { type: 'plain' | 'new' }
  /** Emitted when the session has ended; `error` is set unless the fan signed out. */
  'session:logout': { reason: SessionEnd; error: FandeckError | undefined }
  /** Emitted when the storage is unavailable, or its key taken, and the session lasts only until the page closes. */
  'session:memory-only': { error: unknown }
}
