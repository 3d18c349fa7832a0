import type { DroppedRows, UnreadableReply } from './http.events.ts'

/** Error codes of the configuration and of HTTP. */
export type HttpErrorCode =
  | 'config/invalid'
  | 'http/aborted'
  | 'http/bad-reply'
  | 'http/bad-request'
  | 'http/dropped'
  | 'http/network'
  | 'http/part-missing'
  | 'http/refused'
  | 'http/timeout'
  | 'http/too-large'

/** The details of each error whose reply had another status than HTTP 200 (S8.5). */
export interface FailedReply {
  /** The body as it arrived: parsed JSON, or the first 2,000 characters of a text. */
  body?: unknown
}

/** The details of the errors of HTTP. */
export interface HttpErrorDetails {
  /** The place that cannot be read; without it when the reply is no JSON. */
  'http/bad-reply': Partial<UnreadableReply>
  'http/dropped': DroppedRows
}
