/** Error codes of the configuration and of HTTP. */
export type HttpErrorCode =
  | 'config/invalid'
  | 'http/aborted'
  | 'http/bad-reply'
  | 'http/bad-request'
  | 'http/network'
  | 'http/refused'
  | 'http/timeout'
  | 'http/too-large'
