import { isFandeckError } from '../kernel/errors.ts'

/** The result of a change on my page: its data, or the server's sentence and a code (S8.7, D64). */
export type MyPageAnswer<Data = undefined> =
  | { data: Data; error?: undefined }
  | { data?: undefined; error: string; code: string }

/** Turns a refusal of the server into `{ error }`; an outage and an ended session still throw. */
export async function answerOf<Data>(call: Promise<Data>): Promise<MyPageAnswer<Data>> {
  try {
    return { data: await call }
  } catch (error) {
    const decided = isFandeckError(error) && !error.code.startsWith('session/') && (error.status ?? 500) < 500
    if (!decided || error.serverMessage === undefined) throw error
    return { error: error.serverMessage, code: error.code }
  }
}
