import * as z from 'zod/mini'
import { FandeckError } from '../kernel/errors.ts'
import type { FailedReply } from './http.errors.ts'

/**
 * The envelope of every reply. `status` is a string ("200", "2009"); refusals that a program must distinguish carry a
 * `code`.
 *
 * @see S7.1
 */
export const Envelope = z.object({
  status: z.string(),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
})
export type Envelope = z.output<typeof Envelope>

/** The status of a successful reply. */
export const OK = '200'
/** The status of an invalid session (S8.1). */
export const SESSION_INVALID = '2009'

/** Returns whether an HTTP status is a temporary failure rather than a decision. */
export const isOutage = (status: number): boolean =>
  status === 408 || status === 429 || (status >= 500 && status < 600)

/** Parses the envelope, on request also one whose status is a number; throws `http/bad-reply` for any other shape. */
export function readEnvelope(body: unknown, httpStatus: number, numeric = false): Envelope {
  const status: unknown = Object(body).status
  const read = z.safeParse(
    Envelope,
    numeric && typeof status === 'number' ? { ...Object(body), status: `${status}` } : body,
  )
  if (read.success) return read.data
  const retryable = httpStatus >= 500
  throw new FandeckError('http/bad-reply', 'The reply has no status.', {
    status: httpStatus,
    retryable,
    details: failed(body, httpStatus),
  })
}

/** Returns the HTTP status, or the envelope's own where HTTP said 200. */
export const statusOf = (envelope: Envelope, httpStatus: number): number =>
  httpStatus === 200 ? Number(envelope.status) || httpStatus : httpStatus

/** Returns the body as the details of a reply with another status than HTTP 200 (S8.5). */
export const failed = (body: unknown, httpStatus: number): FailedReply | undefined =>
  httpStatus === 200 ? undefined : { body }

/** How an endpoint maps refusals and decodes their details. */
interface Refusals {
  errors?: Readonly<Record<string, string>> | undefined
  details?: Readonly<Record<string, z.core.$ZodType>> | undefined
}

/** Converts a refusal into a typed error. */
export function refusal(
  envelope: Envelope,
  reply: { status: number; body: unknown; requestId?: string | undefined },
  refusals: Refusals = {},
): FandeckError {
  const { code = '' } = envelope
  const status = statusOf(envelope, reply.status)
  // An empty message counts as missing, so that the fan sees the catalogue's text.
  const sentence = envelope.message || undefined
  const schema = refusals.details?.[code]
  const own = schema && z.safeParse(schema, envelope.data).data
  const body = failed(reply.body, reply.status)
  return new FandeckError(
    refusals.errors?.[code] ?? 'http/refused',
    sentence ?? `The server replied ${envelope.status}.`,
    {
      status,
      requestId: reply.requestId,
      serverCode: envelope.code,
      serverMessage: sentence,
      details: own || body ? Object.assign({}, own, body) : undefined,
      retryable: isOutage(status),
    },
  )
}
