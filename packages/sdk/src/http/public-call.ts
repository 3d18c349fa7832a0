import { FandeckError, isFandeckError } from '../kernel/errors.ts'

/** Runs a call. Whatever is no FandeckError was thrown by a parameter when it was read: `http/bad-request`. */
export async function settled<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    if (isFandeckError(cause)) throw cause
    throw new FandeckError('http/bad-request', 'A request value is invalid.', { cause })
  }
}

type AnyCall = (...given: never[]) => Promise<unknown>

/**
 * Makes a public call that reads its parameters before `call` does: it rejects only with a FandeckError, and never throws
 * before it returns its promise. A getter, a revoked proxy and a missing parameter are `http/bad-request`.
 */
// @__NO_SIDE_EFFECTS__
export function publicCall<C extends AnyCall>(run: C): C
export function publicCall(run: AnyCall): AnyCall {
  return (...given) => settled(() => run(...given))
}
