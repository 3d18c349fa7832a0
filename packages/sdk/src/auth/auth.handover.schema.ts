import * as z from 'zod/mini'

// Limited to checks that a page with a drop already loads, because every drop page pays for them.
const matching = (pattern: RegExp) =>
  z.string().check(z.refine((text) => pattern.test(text), { params: { pattern } }))
const digest = matching(/^[0-9a-f]{64}$/)
const handoverCode = matching(/^[\w-]{20,100}$/)

/** POST /auth/handover: the origin of the brand's page and the SHA-256 of its secret verifier. */
export const HandoverBody = z.object({ origin: matching(/^.{0,300}$/), challenge: digest })
/** The reply to POST /auth/handover: a single-use code, valid for one minute (D46). */
export const HandoverReply = z.object({ code: handoverCode })
/** POST /auth/handover/session: the code and the verifier of its challenge, 32 bytes in hexadecimal. */
export const HandoverSessionBody = z.object({ code: handoverCode, verifier: digest })

const HandoverMessage = z.object({
  type: matching(/^fandeck:login$/),
  challenge: digest,
  code: handoverCode,
})

/** The message that the main site posts to the page that opened it. */
export interface HandoverMessage {
  type: string
  /** The SHA-256 of the page's verifier. */
  challenge: string
  /** A single-use code. */
  code: string
}
/** Returns the message to the page that opened the window. */
export const handoverMessage = (challenge: string, code: string): HandoverMessage => ({
  type: 'fandeck:login',
  challenge,
  code,
})

/** Returns the code of a message that answers `challenge`; `undefined` for any other message. */
export function readHandover(data: unknown, challenge: string): string | undefined {
  const read = z.safeParse(HandoverMessage, data)
  return read.data?.challenge === challenge ? read.data.code : undefined
}
