/** What a caller may want to know about a failure besides its code. */
export interface FandeckErrorOptions {
  /** The sentence of the server, in Korean, meant for the fan. */
  serverMessage?: string | undefined
  /** The server's own code, such as `UNKNOWN_CODE`. */
  serverCode?: string | undefined
  /** What the code needs besides, such as `{ opensAt }` of `drops/not-open`. */
  details?: unknown
  /** The HTTP status, or the envelope's when HTTP said 200. */
  status?: number | undefined
  /** Whether the same call may succeed when it is made again. */
  retryable?: boolean
  cause?: unknown
}

/**
 * Every failure of the SDK. `code` is the contract and stays stable; `message` is for developers;
 * the fan reads the sentence that the message catalogue holds for the code.
 */
export class FandeckError extends Error {
  override readonly name = 'FandeckError'
  readonly code: string
  readonly serverMessage: string | undefined
  readonly serverCode: string | undefined
  readonly details: unknown
  readonly status: number | undefined
  readonly retryable: boolean

  constructor(code: string, message: string, options: FandeckErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.serverMessage = options.serverMessage
    this.serverCode = options.serverCode
    this.details = options.details
    this.status = options.status
    this.retryable = options.retryable ?? false
  }
}

/**
 * Whether `error` is a FandeckError, and of this code when one is given. It looks at the shape and not at the
 * class, because two copies of the SDK may share a page.
 *
 * @example
 * if (isFandeckError(error, 'drops/sold-out')) showSoldOut()
 */
export function isFandeckError(error: unknown, code?: string): error is FandeckError {
  if (typeof error !== 'object' || error === null) return false
  if (!('name' in error) || error.name !== 'FandeckError' || !('code' in error)) return false
  return code === undefined || error.code === code
}
