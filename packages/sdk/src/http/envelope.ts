import * as z from 'zod/mini'
import { FandeckError } from '../kernel/errors.ts'

/**
 * What every answer is wrapped in. `status` is a text ("200", "2009"); `code` comes with refusals that mean
 * something to a program.
 *
 * @see spec §7 (S7.1)
 */
export const Envelope = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
})
export type Envelope = z.output<typeof Envelope>

/** The status of an answer that is good. */
export const OK = '200'
/** The status that says that the session is no longer valid (S8.1). */
export const SESSION_INVALID = '2009'

/** Whether a status tells of trouble that passes, rather than of a decision. */
export const isOutage = (status: number): boolean =>
  status === 408 || status === 429 || (status >= 500 && status < 600)

/** Reads the wrapper; whatever is not one becomes `http/bad-reply`. */
export function readEnvelope(body: unknown, httpStatus: number): Envelope {
  const read = z.safeParse(Envelope, body)
  if (read.success) return read.data
  const retryable = httpStatus >= 500
  throw new FandeckError('http/bad-reply', 'The answer has no status.', { status: httpStatus, retryable })
}

/** The HTTP status, or the envelope's own where HTTP said 200. */
export const statusOf = (envelope: Envelope, httpStatus: number): number =>
  httpStatus === 200 ? Number(envelope.status) || httpStatus : httpStatus

/** The typed error for an answer that is not good; `codes` translates the server's codes into the SDK's. */
export function refusal(
  envelope: Envelope,
  httpStatus: number,
  codes: Readonly<Record<string, string>> = {},
): FandeckError {
  const known = envelope.code === undefined ? undefined : codes[envelope.code]
  const status = statusOf(envelope, httpStatus)
  // An empty sentence is none: the fan then reads the catalogue's.
  const sentence = envelope.message || undefined
  return new FandeckError(known ?? 'http/refused', sentence ?? `The server answered ${envelope.status}.`, {
    status,
    serverCode: envelope.code,
    serverMessage: sentence,
    retryable: isOutage(status),
  })
}
