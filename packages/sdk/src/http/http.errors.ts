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

/** The details of the errors of HTTP. */
export interface HttpErrorDetails {
  /** The place that cannot be read; absent when the reply is no JSON. */
  'http/bad-reply': UnreadableReply
  'http/dropped': DroppedRows
}
