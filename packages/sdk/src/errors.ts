import type { FandeckErrorCode, FandeckErrorDetails } from './domains.ts'
import { type FandeckError, isFandeckError as isError } from './kernel/errors.ts'

/** The `details` of one code. */
export type DetailsOf<Code extends FandeckErrorCode> = Code extends keyof FandeckErrorDetails
  ? FandeckErrorDetails[Code] | undefined
  : undefined

/**
 * Whether `error` is a FandeckError, and carries this code when one is given. It checks the shape, not the class,
 * because two copies of the SDK may share a page.
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
