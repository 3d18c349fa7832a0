import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal: an HTTP status, a Korean message for the fan, and an optional error code. */
export class Problem extends Error {
  readonly http: ContentfulStatusCode
  readonly code: string | undefined
  /** The status of the envelope if it differs from the HTTP status, such as "2009". */
  readonly status: string
  /** The value of `Retry-After`, s. */
  retryAfterS: number | undefined
  /** The details of the refusal; the `details` schema of the endpoint encodes them into `data`. */
  details: object | undefined
  /** The encoded `details`. */
  data: unknown

  constructor(http: ContentfulStatusCode, message: string, code?: string, status?: string) {
    super(message)
    this.http = http
    this.code = code
    this.status = status ?? String(http)
  }
}

/** Returns a refusal with `Retry-After`. */
export function later(problem: Problem, waitMs: number): Problem {
  problem.retryAfterS = Math.max(1, Math.ceil(waitMs / 1000))
  return problem
}

/** Returns a refusal with details, such as the time of the next attempt. */
export function withDetails(problem: Problem, details: object): Problem {
  problem.details = details
  return problem
}

/** The fallback message (S8.4). */
export const TRY_AGAIN = '잠시 후 다시 시도해주세요.'

/** The session is no longer valid (S8.1). */
export const sessionInvalid = () =>
  new Problem(401, '로그인이 만료됐어요. 다시 로그인해 주세요.', undefined, '2009')
export const notFound = (message = '찾을 수 없어요.') => new Problem(404, message, 'NOT_FOUND')

export const badRequest = () =>
  new Problem(400, '요청을 처리하지 못했어요. 다시 시도해 주세요.', 'BAD_REQUEST')
export const tooLarge = () => new Problem(413, '보낸 내용이 너무 커요.', 'TOO_LARGE')

/** Returns the refusal as the envelope of the SDK. */
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
