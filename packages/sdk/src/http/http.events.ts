import type { FandeckError } from '../kernel/errors.ts'

/** Events of the replies of a backend. */
export interface HttpEvents {
  /**
   * Emitted when a list was read without the rows that cannot be read (D85). `error` has the code `http/dropped` and the
   * same facts as its details.
   */
  'http:dropped': DroppedRows & { error: FandeckError }
  /** Emitted when a call throws `http/bad-reply`; `field` is `''` when the whole reply cannot be read. */
  'http:bad-reply': UnreadableReply & { error: FandeckError }
}

/** The place in a reply that cannot be read. */
export interface UnreadableReply {
  /** The method and the path of the endpoint, such as `GET /claim/usable/list`. */
  endpoint: string
  /** The path of the field, such as `list.1.end_dttm`; several are separated by commas. */
  field: string
}

/** The rows that a list was read without. */
export interface DroppedRows extends UnreadableReply {
  /** Number of rows. */
  count: number
}
