/** Codes of failures on the way to a server or back. */
export type HttpErrorCode =
  | 'config/invalid'
  | 'http/aborted'
  | 'http/bad-reply'
  | 'http/bad-request'
  | 'http/network'
  | 'http/refused'
  | 'http/timeout'
  | 'http/too-large'
