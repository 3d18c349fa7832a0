/** Details of a failure besides its code. */
export interface FandeckErrorOptions {
  /** The server's message in Korean, addressed to the fan. */
  serverMessage?: string | undefined
  /** The server's own code, such as `UNKNOWN_CODE`. */
  serverCode?: string | undefined
  /** Data that belongs to the code, such as `{ opensAt }` of `drops/not-open`. */
  details?: unknown
  /** The HTTP status, or the envelope's when HTTP said 200. */
  status?: number | undefined
  /** The server's name of the request, by which an operator finds it in the logs. */
  requestId?: string | undefined
  /** Whether the same call may succeed when repeated. */
  retryable?: boolean | undefined
  cause?: unknown
}

/**
 * The error of every SDK failure. `code` is stable across versions; `message` is for developers; show the fan
 * `serverMessage` or the message catalogue's text for the code.
 */
export class FandeckError extends Error {
  override readonly name = 'FandeckError'
  readonly code: string
  readonly serverMessage: string | undefined
  readonly serverCode: string | undefined
  readonly details: unknown
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly retryable: boolean

  constructor(code: string, message: string, options: FandeckErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.serverMessage = options.serverMessage
    this.serverCode = options.serverCode
    this.details = options.details
    this.status = options.status
    this.requestId = options.requestId
    this.retryable = options.retryable ?? false
  }
}

/**
 * Returns whether `error` is a FandeckError, and carries `code` when one is given. Checks the shape instead of the
 * class, because a page may load two copies of the SDK.
 *
 * @example
 * if (isFandeckError(error, 'drops/sold-out')) showSoldOut()
 */
export function isFandeckError(error: unknown, code?: string): error is FandeckError {
  try {
    if (typeof error !== 'object' || error === null) return false
    if (!('name' in error) || error.name !== 'FandeckError' || !('code' in error)) return false
    return code === undefined || error.code === code
  } catch {
    return false // A revoked proxy, which a parameter may throw.
  }
}
