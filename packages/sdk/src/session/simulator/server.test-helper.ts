import * as z from 'zod/mini'
import { formatSeoulWire } from '../../kernel/seoul.ts'
import { SessionRecord } from '../record.ts'
import type { World } from './world.test-helper.ts'

/** Counters of the server. */
export interface ServerCounts {
  /** Refresh requests sent. */
  refreshes: number
  /** Refresh requests with a used token. */
  usedTokens: number
  /** Successors issued. */
  successors: number
  /** Requests refused. */
  refused: number
  /** Probes without a token during outages. */
  probes: number
}

/** A fault of one refresh request. */
export type Fault = 'none' | 'lost-before' | 'lost-after' | 'cut-body' | 'hangs' | 'unavailable'

/** The server's behaviour; may change during a history. */
export interface ServerOptions {
  /** Round-trip time, ms. */
  latency(): number
  fault(): Fault
  /** Whether the server is unreachable. */
  down(): boolean
  /** Whether a used token yields its successor again for 60 s (D42); off in broken controls. */
  window: boolean
  /** Whether replies carry the time; off in broken controls. */
  tellsTime: boolean
}

const LIFE_MS = 30 * 60_000
const GRACE_MS = 60_000
const token = (text: string | null) => text?.replace(/^Bearer /, '') ?? ''

/** A server with rotating refresh tokens: the newest token's parent yields the same successor for a minute (D42). */
export function rotatingServer(world: World, options: ServerOptions) {
  const counts: ServerCounts = { refreshes: 0, usedTokens: 0, successors: 0, refused: 0, probes: 0 }
  const families = new Map<string, { revoked: boolean; newest: string }>()
  const issued = new Map<string, { family: string; next?: SessionRecord; rotatedAt: number }>()
  const access = new Map<string, { family: string; until: number }>()
  let serial = 0

  function issue(family: string, life = LIFE_MS): SessionRecord {
    const n = ++serial
    const record = {
      accessToken: `access-${n}`,
      refreshToken: `refresh-${n}`,
      expired: formatSeoulWire(world.now() + life),
    }
    issued.set(record.refreshToken, { family, rotatedAt: 0 })
    access.set(record.accessToken, { family, until: world.now() + life })
    families.set(family, { revoked: false, newest: record.refreshToken })
    return record
  }

  function rotate(used: string): SessionRecord | undefined {
    const row = issued.get(used)
    const family = row && families.get(row.family)
    if (!row || !family || family.revoked) return undefined
    if (!row.next) {
      counts.successors++
      row.rotatedAt = world.now()
      row.next = issue(row.family)
      return row.next
    }
    counts.usedTokens++
    if (options.window && family.newest === row.next.refreshToken && world.now() < row.rotatedAt + GRACE_MS) {
      return row.next
    }
    family.revoked = true
    return undefined
  }

  const reply = (status: number, body: object | string | null) =>
    new Response(typeof body === 'object' && body ? JSON.stringify(body) : body, {
      status,
      headers: options.tellsTime ? { date: new Date(world.now()).toUTCString() } : {},
    })
  const invalid = () => reply(401, { status: '2009', message: '다시 로그인해 주세요.' })
  const lost = () => new TypeError('Failed to fetch')

  async function refresh(bearer: string, back: number): Promise<Response> {
    const fault = options.fault()
    if (fault === 'lost-before') throw lost()
    if (fault === 'unavailable') return reply(503, { status: '503', message: '점검 중이에요.' })
    const next = rotate(bearer)
    if (!next) counts.refused++
    const body = next ? { status: '200', message: '', data: z.encode(SessionRecord, next) } : undefined
    await world.pause(back)
    if (fault === 'lost-after') throw lost()
    if (fault === 'hangs') return new Promise<Response>(() => {})
    if (!body) return invalid()
    return reply(200, fault === 'cut-body' ? JSON.stringify(body).slice(0, 40) : body)
  }

  async function answer(url: URL, method: string, bearer: string): Promise<Response> {
    const renews = method === 'GET' && url.pathname === '/auth/refresh_token'
    if (renews) counts.refreshes++
    const there = Math.ceil(options.latency() / 2)
    await world.pause(there)
    if (options.down()) throw lost()
    if (method === 'HEAD') {
      counts.probes++
      await world.pause(there)
      return reply(401, null)
    }
    if (renews) return refresh(bearer, there)
    const known = access.get(bearer)
    const good = known && world.now() < known.until && families.get(known.family)?.revoked === false
    await world.pause(there)
    if (bearer && !good) return invalid()
    return reply(200, { status: '200', message: '', data: null })
  }

  return {
    counts,
    /** Starts a session whose access token is valid for `life` ms. */
    login: (family: string, life?: number) => issue(family, life),
    /** Rotates the token as another device with the same token would. */
    rotate,
    fetch: ((input, init) =>
      new Promise<Response>((resolve, reject) => {
        const signal = init?.signal
        signal?.addEventListener('abort', () => reject(signal.reason))
        const headers = new Headers(init?.headers)
        const bearer = token(headers.get('authorization'))
        answer(new URL(String(input)), init?.method ?? 'GET', bearer).then(resolve, reject)
      })) satisfies typeof globalThis.fetch,
  }
}
export type RotatingServer = ReturnType<typeof rotatingServer>
