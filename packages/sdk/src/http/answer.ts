import { isFandeckError } from '../kernel/errors.ts'

/** The result of a change on my page: its data, or the server's message and an error code (S8.7, D64). */
export type MyPageAnswer<Data = undefined> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: string; code: string }

/** Converts a server refusal into `{ error, code }`; rethrows an outage or an ended session. */
export async function answerOf<Data>(call: Promise<Data>): Promise<MyPageAnswer<Data>> {
  try {
    return { data: await call }
  } catch (error) {
    const decided = isFandeckError(error) && !error.code.startsWith('session/') && (error.status ?? 500) < 500
    if (!decided || error.serverMessage === undefined) throw error
    return { error: error.serverMessage, code: error.code }
  }
}
