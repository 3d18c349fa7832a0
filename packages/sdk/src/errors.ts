import type { FandeckErrorCode, FandeckErrorDetails } from './domains.ts'
import type { FailedReply } from './http/http.errors.ts'
import { type FandeckError, isFandeckError as isError } from './kernel/errors.ts'

/** The `details` of an error code; with the reply's body after another status than HTTP 200 (S8.5). */
export type DetailsOf<Code extends FandeckErrorCode> =
  | ((Code extends keyof FandeckErrorDetails ? FandeckErrorDetails[Code] : unknown) & FailedReply)
  | undefined

/**
 * Returns whether `error` is a FandeckError, and carries `code` when one is given; narrows `error.details`. Checks the
 * shape instead of the class, because a page may load two copies of the SDK.
 *
 * @example
 * if (isFandeckError(error, 'drops/not-open')) showOpening(error.details?.opensAt)
 */
export const isFandeckError: {
  <Code extends FandeckErrorCode>(
    error: unknown,
    code: Code,
  ): error is FandeckError & { code: Code; details: DetailsOf<Code> }
  (error: unknown): error is FandeckError
} = isError
