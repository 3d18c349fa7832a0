import { createFetch } from 'ofetch'
import type { Clock } from '../kernel/clock.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { jsonOf } from '../kernel/json.ts'
import type { Platform } from '../kernel/platform.ts'
import { failed, isOutage } from './envelope.ts'

/** An HTTP request without authorisation. */
export interface TransportRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  url: string
  query?: object | undefined
  headers?: Record<string, string> | undefined
  /** Plain values are sent as JSON, form data and query parameters unchanged. */
  body?: object | FormData | URLSearchParams | undefined
  credentials?: RequestCredentials | undefined
  /** Time limit for the complete reply, ms. @default 10_000 */
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** A reply of any status with a JSON or empty body. */
export interface TransportReply {
  /** The HTTP status. */
  status: number
  body: unknown
  /** The header `X-Request-Id`. */
  requestId?: string | undefined
}

/** Sends requests; throws `http/network`, `http/timeout`, `http/aborted`, `http/bad-reply`, `http/too-large`. */
export interface Transport {
  /** Resolves for every HTTP status; the caller handles refusals. */
  send(request: TransportRequest): Promise<TransportReply>
}

const TIMEOUT_MS = 10_000
const MAX_CHARACTERS = 5_000_000
/** What an error keeps of a text that is no JSON. */
const SHOWN = 2000

function failure(
  error: unknown,
  signal: AbortSignal | undefined,
  limit: { ms: number; passed: boolean },
): FandeckError {
  if (error instanceof FandeckError) return error
  // The caller may pass a typed abort reason.
  if (signal?.aborted && isFandeckError(signal.reason)) return signal.reason
  if (signal?.aborted) return new FandeckError('http/aborted', 'The request was aborted.', { cause: error })
  return limit.passed
    ? new FandeckError('http/timeout', `No complete reply within ${limit.ms / 1000} seconds.`, {
        retryable: true,
        cause: error,
      })
    : new FandeckError('http/network', 'The server is unreachable.', { retryable: true, cause: error })
}

function parse(text: string, status: number): unknown {
  if (text.length > MAX_CHARACTERS) {
    throw new FandeckError('http/too-large', 'The reply exceeds 5 MB.', { status })
  }
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    // HTML instead of JSON comes from an intermediary, such as a captive portal or a proxy.
    const retryable = isOutage(status) || status === 200
    const details = failed(text.slice(0, SHOWN), status)
    throw new FandeckError('http/bad-reply', 'The reply is not JSON.', { status, retryable, details, cause })
  }
}

const bodyOf = (body: TransportRequest['body']) =>
  !body || body instanceof FormData || body instanceof URLSearchParams ? body : jsonOf(body)

/**
 * A `Cache-Control` that lets a cache answer for two seconds or longer. A kept reply has its first `Date`, and the cache of
 * a browser does not update its `Age`.
 */
const KEPT = /=\W?0*([2-9]|[1-9]\d)/

/** Creates the transport over ofetch: limits the time of the whole body and sets the clock from every reply that no cache keeps. */
export function createTransport(platform: Pick<Platform, 'fetch' | 'timers'>, clock: Clock): Transport {
  const fetcher = createFetch({ fetch: platform.fetch })
  return {
    async send({ method, url, query, headers, body, credentials, timeoutMs = TIMEOUT_MS, signal }) {
      const limit = new AbortController()
      const stop = () => limit.abort()
      // What a parameter throws, such as the URIError of a lone surrogate, is no failure of the network.
      encodeURIComponent(`${Object.values(query ?? {})}`)
      const sent = { headers: new Headers(headers), body: bodyOf(body) }
      // `AbortSignal.any` is newer than the oldest Firefox and some servers.
      signal?.addEventListener('abort', stop)
      if (signal?.aborted) stop()
      const timer = platform.timers.setTimeout(stop, timeoutMs)
      try {
        const reply = await fetcher.raw(url, {
          method,
          query,
          ...sent,
          credentials,
          signal: limit.signal,
          retry: 0, // ofetch retries GET requests by default; http/retry.ts decides
          ignoreResponseError: true,
          responseType: 'text',
        })
        const date = Date.parse(reply.headers.get('date') ?? '')
        const kept = KEPT.test(reply.headers.get('cache-control') ?? '')
        if (!kept && !Number.isNaN(date)) clock.anchor(date)
        return {
          status: reply.status,
          body: parse(reply._data ?? '', reply.status),
          requestId: reply.headers.get('x-request-id') ?? undefined,
        }
      } catch (error) {
        throw failure(error, signal, { ms: timeoutMs, passed: limit.signal.aborted })
      } finally {
        signal?.removeEventListener('abort', stop)
        platform.timers.clearTimeout(timer)
      }
    },
  }
}
