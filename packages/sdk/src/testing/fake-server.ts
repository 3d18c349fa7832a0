import * as z from 'zod/mini'
import type { Endpoint, EndpointReply } from '../http/endpoint.ts'
import { nearest } from '../kernel/nearest.ts'
import { SessionRecord } from '../session/record.ts'

/** A request received by the fake server. */
export interface SeenRequest {
  method: string
  /** Path without origin and query. */
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

/** Answers a request; throw a `TypeError` to simulate a network failure. */
export type Handler = (request: SeenRequest, values: Record<string, string>) => Response | Promise<Response>

/** An in-memory server for tests and stories. */
export interface FakeServer {
  /** Pass it to `createFandeck` as `fetch`. */
  fetch: typeof globalThis.fetch
  /** All requests, oldest first. */
  requests: SeenRequest[]
  /** Answers `method pattern`, such as `GET /minting/:seq`; the latest handler wins. */
  on(route: string, handler: Handler): void
  /**
   * Answers an endpoint with a value, encoded as its backend encodes it, or with the result of a function of the
   * request, which may also return a `Response`, such as a `refuse(…)`. The latest answer wins.
   *
   * @throws Error naming the field, for a value that the backend could not send
   * @example
   * server.answer(getDropEndpoint, aDrop())
   */
  answer<E extends Endpoint>(endpoint: E, answer: Answer<E>): void
}

/** The reply of an endpoint, or a function that returns it. */
export type Answer<E extends Endpoint> =
  | EndpointReply<E>
  | ((
      request: SeenRequest,
      values: Record<string, string>,
    ) => EndpointReply<E> | Response | Promise<EndpointReply<E> | Response>)

/** Creates a successful reply, encoded by the codec that the SDK decodes with. */
export const ok = <S extends z.core.$ZodType>(schema: S, data: z.output<S>): Response =>
  Response.json({ status: '200', message: '', data: z.encode(schema, data) })

/** Creates a refusal with the server's message and, optionally, its code and the wire form of its details. */
export const refuse = (http: number, message: string, code?: string, data?: unknown): Response =>
  Response.json(
    { status: String(http), message, ...(code && { code }), ...(data !== undefined && { data }) },
    { status: http },
  )

/** Creates the reply that ends a session (S8.1). */
export const sessionInvalid = (): Response =>
  Response.json({ status: '2009', message: '로그인이 만료됐어요. 다시 로그인해 주세요.' }, { status: 401 })

/** Creates the reply to a refresh. */
export const renewed = (record: SessionRecord): Response => ok(SessionRecord, record)

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** Encodes a reply as the endpoint's server does; files of the CDN have no envelope. */
function encoded({ method, path, base, reply }: Endpoint, value: unknown): Response {
  const wire = z.safeEncode(reply, value, { reportInput: true })
  if (wire.success)
    return Response.json(base === 'cdn' ? wire.data : { status: '200', message: '', data: wire.data })
  const fields = wire.error.issues.map(({ path, input }) => `${path.join('.')} is ${JSON.stringify(input)}`)
  throw new Error(`The answer of ${method} ${path} is wrong: ${fields.join(', ')}.`)
}

/**
 * Creates a server without routes; answers an unknown route with a 404 that names the nearest known one. `now` provides
 * the `Date` header.
 */
export function fakeServer(now: () => number): FakeServer {
  const routes: { route: string; method: string; pattern: RegExp; names: string[]; handler: Handler }[] = []
  const requests: SeenRequest[] = []

  const on = (route: string, handler: Handler): void => {
    const [method = 'GET', path = '/'] = route.split(' ')
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`)
    routes.unshift({ route, method, pattern, names, handler })
  }

  return {
    requests,
    on,
    answer(endpoint: Endpoint, answer: unknown) {
      // A wrong fixture fails where it is written, and not as a failed call.
      if (typeof answer !== 'function') encoded(endpoint, answer)
      on(`${endpoint.method} ${endpoint.path}`, async (request, values) => {
        const value: unknown = typeof answer === 'function' ? await answer(request, values) : answer
        return value instanceof Response ? value : encoded(endpoint, value)
      })
    },
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : String(input), 'https://site.example')
      const request: SeenRequest = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: new Headers(init?.headers),
        body: bodyOf(init?.body),
      }
      requests.push(request)
      init?.signal?.throwIfAborted()
      for (const { method, pattern, names, handler } of routes) {
        const match = method === request.method ? pattern.exec(request.path) : null
        if (!match) continue
        const values = Object.fromEntries(
          names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]),
        )
        const response = await Promise.race([
          Promise.resolve(handler(request, values)),
          aborted(init?.signal),
        ])
        response.headers.set('date', new Date(now()).toUTCString())
        return response
      }
      const asked = `${request.method} ${request.path}`
      const known = nearest(
        asked,
        routes.map(({ route }) => route),
      )
      const hint = known === undefined ? 'the server has no answers yet' : `did you mean ${known}?`
      return refuse(404, `no answer for ${asked}; ${hint}`, 'NOT_FOUND')
    },
  }
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
