import { type FandeckError, isFandeckError } from '../kernel/errors.ts'

/** Progress flags of a call and the error of its last attempt (S3.15, D65). */
export interface CallState {
  loading: boolean
  done: boolean
  error: boolean
  errorInfo: FandeckError | undefined
}

/** The flags before the first call. */
export const idle: CallState = { loading: false, done: false, error: false, errorInfo: undefined }

/** Returns the value if it is a FandeckError, else `undefined`. */
export const known = (error: unknown): FandeckError | undefined => (isFandeckError(error) ? error : undefined)

/** Makes a call and passes its flags to `show`. */
export async function tracked<T>(show: (state: CallState) => void, call: () => Promise<T>): Promise<T> {
  show({ ...idle, loading: true })
  try {
    const result = await call()
    show({ ...idle, done: true })
    return result
  } catch (error) {
    show({ ...idle, error: true, errorInfo: known(error) })
    throw error
  }
}
