import { type FandeckError, isFandeckError } from '../kernel/errors.ts'

/** One call's flags and what went wrong the last time (S3.15, D65). */
export interface CallState {
  loading: boolean
  done: boolean
  error: boolean
  errorInfo: FandeckError | undefined
}

/** No call has been made. */
export const idle: CallState = { loading: false, done: false, error: false, errorInfo: undefined }

/** The typed error in anything thrown. */
export const known = (error: unknown): FandeckError | undefined => (isFandeckError(error) ? error : undefined)

/** Makes a call and tells `show` its flags on the way. */
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
