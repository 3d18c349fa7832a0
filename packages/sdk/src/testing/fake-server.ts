import * as z from 'zod/mini'
import { SessionRecord } from '../session/record.ts'

/** A request as the fake server has seen it. */
export interface SeenRequest {
  method: string
  /** Path without origin and query. */
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

/** Answers one request; throw a `TypeError` to play a broken network. */
export type Handler = (request: SeenRequest, values: Record<string, string>) => Response | Promise<Response>

/** A server in memory, for tests and stories. */
export interface FakeServer {
  /** Give it to `createFandeck` as its `fetch`. */
  fetch: typeof globalThis.fetch
  /** Every request so far, oldest first. */
  requests: SeenRequest[]
  /** Answers `method pattern`, such as `GET /minting/:seq`; the newest handler wins. */
  on(route: string, handler: Handler): void
}

/** A good answer, encoded by the same codec that the SDK decodes with. */
export const ok = <S extends z.core.$ZodType>(schema: S, data: z.output<S>): Response =>
  Response.json({ status: '200', message: '', data: z.encode(schema, data) })

/** A refusal with the server's sentence and, when given, its code. */
export const refuse = (http: number, message: string, code?: string): Response =>
  Response.json({ status: String(http), message, ...(code && { code }) }, { status: http })

/** The answer that ends a session (S8.1). */
export const sessionInvalid = (): Response =>
  Response.json({ status: '2009', message: '로그인이 만료됐어요. 다시 로그인해 주세요.' }, { status: 401 })

/** The answer to a refresh. */
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

/** A server that knows no route yet; an unknown one is a 404 with an envelope. `now` gives its `Date` header. */
export function fakeServer(now: () => number): FakeServer {
  const routes: { method: string; pattern: RegExp; names: string[]; handler: Handler }[] = []
  const requests: SeenRequest[] = []

  return {
    requests,
    on(route, handler) {
      const [method = 'GET', path = '/'] = route.split(' ')
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`)
      routes.unshift({ method, pattern, names, handler })
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
      return refuse(404, '찾을 수 없어요.', 'NOT_FOUND')
    },
  }
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
