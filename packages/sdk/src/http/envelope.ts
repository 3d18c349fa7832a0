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
  throw new FandeckError('http/bad-reply', 'The reply has no status.', { status: httpStatus, retryable })
}

/** The HTTP status, or the envelope's own where HTTP said 200. */
export const statusOf = (envelope: Envelope, httpStatus: number): number =>
  httpStatus === 200 ? Number(envelope.status) || httpStatus : httpStatus

/** How an endpoint names refusals and reads their details. */
interface Refusals {
  errors?: Readonly<Record<string, string>> | undefined
  details?: Readonly<Record<string, z.core.$ZodType>> | undefined
}

/** The typed error for a refusal. */
export function refusal(envelope: Envelope, httpStatus: number, refusals: Refusals = {}): FandeckError {
  const { code = '' } = envelope
  const status = statusOf(envelope, httpStatus)
  // An empty sentence is none: the fan then reads the catalogue's.
  const sentence = envelope.message || undefined
  const schema = refusals.details?.[code]
  return new FandeckError(
    refusals.errors?.[code] ?? 'http/refused',
    sentence ?? `The server replied ${envelope.status}.`,
    {
      status,
      serverCode: envelope.code,
      serverMessage: sentence,
      details: schema && z.safeParse(schema, envelope.data).data,
      retryable: isOutage(status),
    },
  )
}
