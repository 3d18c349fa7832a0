/** Error codes of a missing, ended or unavailable session. */
export type SessionErrorCode =
  | 'session/ended'
  | 'session/expired'
  | 'session/invalid'
  | 'session/no-expired'
  | 'session/no-session'
  | 'session/refused'
  | 'session/unavailable'
