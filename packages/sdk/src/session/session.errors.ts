/** Codes of a missing, ended or unreachable session. */
export type SessionErrorCode =
  | 'session/ended'
  | 'session/expired'
  | 'session/invalid'
  | 'session/no-expired'
  | 'session/no-session'
  | 'session/refused'
  | 'session/unavailable'
