import * as z from 'zod/mini'

// Only what a page with a drop has loaded anyway: a check more would weigh on pages where nobody logs in.
const matching = (pattern: RegExp) => z.string().check(z.refine((text) => pattern.test(text)))
const digest = matching(/^[0-9a-f]{64}$/)
const handoverCode = matching(/^[\w-]{20,100}$/)

/** POST /auth/handover: the origin of a brand's page, and the SHA-256 of what only that page knows. */
export const HandoverBody = z.object({ origin: matching(/^.{0,300}$/), challenge: digest })
/** The answer to POST /auth/handover: a code, once and for a minute (D46). */
export const HandoverReply = z.object({ code: handoverCode })
/** POST /auth/handover/session: the code, and what its challenge was made of; hexadecimal, 32 bytes. */
export const HandoverSessionBody = z.object({ code: handoverCode, verifier: digest })

const HandoverMessage = z.object({
  type: matching(/^fandeck:login$/),
  challenge: digest,
  code: handoverCode,
})

/** What the main site posts to the page that has opened it. */
export const handoverMessage = (challenge: string, code: string): z.output<typeof HandoverMessage> => ({
  type: 'fandeck:login',
  challenge,
  code,
})

/** The code of a message that answers `challenge`; anything else that is posted is `undefined`. */
export function readHandover(data: unknown, challenge: string): string | undefined {
  const read = z.safeParse(HandoverMessage, data)
  return read.data?.challenge === challenge ? read.data.code : undefined
}
