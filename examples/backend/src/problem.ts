import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal that the fan is told of: an HTTP status, a Korean sentence, and a code when it means something to a program. */
export class Problem extends Error {
  readonly http: ContentfulStatusCode
  readonly code: string | undefined
  /** The envelope's own status when it differs from HTTP's, such as "2009". */
  readonly status: string
  /** After how many seconds it is worth another try; the header `Retry-After`. */
  retryAfterS: number | undefined
  /** What the refusal carries, by its TypeScript names; an endpoint's `details` encode it into `data`. */
  details: object | undefined
  /** `details` as the wire has them. */
  data: unknown

  constructor(http: ContentfulStatusCode, message: string, code?: string, status?: string) {
    super(message)
    this.http = http
    this.code = code
    this.status = status ?? String(http)
  }
}

/** A refusal that tells when to come again. */
export function later(problem: Problem, waitMs: number): Problem {
  problem.retryAfterS = Math.max(1, Math.ceil(waitMs / 1000))
  return problem
}

/** A refusal that carries what its code needs, such as the time from which it is worth another try. */
export function withDetails(problem: Problem, details: object): Problem {
  problem.details = details
  return problem
}

/** The sentence when there is nothing better to say (S8.4). */
export const TRY_AGAIN = '잠시 후 다시 시도해주세요.'

/** The session is no longer valid (S8.1). */
export const sessionInvalid = () =>
  new Problem(401, '로그인이 만료됐어요. 다시 로그인해 주세요.', undefined, '2009')
export const notFound = (message = '찾을 수 없어요.') => new Problem(404, message, 'NOT_FOUND')

export const badRequest = () =>
  new Problem(400, '요청을 이해하지 못했어요. 다시 시도해 주세요.', 'BAD_REQUEST')
export const tooLarge = () => new Problem(413, '보낸 내용이 너무 커요.', 'TOO_LARGE')

/** A refusal as the envelope that the SDK reads. */
export const envelopeOf = ({ status, message, code, data }: Problem) => ({
  status,
  message,
  ...(code !== undefined && { code }),
  ...(data !== undefined && { data }),
})

export function refused(c: Context, problem: Problem) {
  if (problem.retryAfterS !== undefined) c.header('Retry-After', String(problem.retryAfterS))
  return c.json(envelopeOf(problem), problem.http)
}
