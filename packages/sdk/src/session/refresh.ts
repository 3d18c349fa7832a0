import * as z from 'zod/mini'
import { isOutage, OK, readEnvelope, statusOf } from '../http/envelope.ts'
import { withRetry } from '../http/retry.ts'
import type { Transport } from '../http/transport.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Locks, SharedMarker, Timers } from '../kernel/seams.ts'
import { formatRecord, parseRecord, type RecordStore, SessionRecord } from './record.ts'

/** What a refresh works with. */
export interface RefreshOptions {
  transport: Transport
  store: RecordStore
  locks: Locks | undefined
  marker: SharedMarker | undefined
  timers: Timers
  /** A clock that only moves forward, ms. */
  monotonic(): number
  /** Address of GET /auth/refresh_token. */
  url: string
  /** Names the lock and the marker. */
  name: string
}

/** `new` asks for a token with the member's changed level and keeps the old session as `prevSession` (S4.5). */
export type RefreshType = 'plain' | 'new'

const LOCK_LIMIT_MS = 5000
/** How long an outage is believed before a server is asked again. */
const COOLDOWN_MS = 10_000
const MARKER = 'successor'
const Successor = z.object({ from: z.string(), record: z.string() })

/**
 * The one way a session is renewed: one request at a time in a tab, a lock among tabs round the request only, and a
 * marker read inside the lock, so that a tab that lost the race adopts the winner's session instead of sending a used
 * token (D54).
 *
 * @see spec §7 GET /auth/refresh_token (S7.14, S7.15)
 */
export function createRefresh(options: RefreshOptions) {
  const { transport, store, locks, marker, timers, monotonic, url, name } = options
  async function ask(sent: SessionRecord, type: RefreshType): Promise<SessionRecord> {
    const reply = await transport.send({
      method: 'GET',
      url,
      query: type === 'new' ? { type: 'new' } : undefined,
      headers: { authorization: `Bearer ${sent.refreshToken}` },
    })
    const envelope = readEnvelope(reply.body, reply.status)
    if (envelope.status === OK) {
      const read = z.safeParse(SessionRecord, envelope.data)
      if (read.success) return read.data
      throw new FandeckError('http/bad-reply', 'The renewed session has another shape.', { retryable: true })
    }
    const status = statusOf(envelope, reply.status)
    // Only a decision of the server ends a session; an outage keeps it (D55).
    const outage = isOutage(status)
    throw new FandeckError(
      outage ? 'session/unavailable' : 'session/refused',
      'The session was not renewed.',
      {
        serverMessage: envelope.message,
        serverCode: envelope.code,
        status,
        retryable: outage,
      },
    )
  }

  async function successorOf(sent: SessionRecord): Promise<SessionRecord | undefined> {
    const text = await marker?.get(MARKER).catch(() => undefined)
    if (!text) return undefined
    try {
      const { from, record } = z.parse(Successor, JSON.parse(text))
      return from === sent.refreshToken ? parseRecord(record) : undefined
    } catch {
      return undefined
    }
  }

  /** The session that has taken the place of the one that was sent: another login, another tab's renewal. */
  function replacement(sent: SessionRecord): SessionRecord | undefined {
    const current = store.read()
    if (!current) throw new FandeckError('session/ended', 'The session ended while it was being renewed.')
    return current.refreshToken === sent.refreshToken ? undefined : current
  }

  /** Writes only over the session that was sent: a logout or another login in the meantime stands. */
  function commit(sent: SessionRecord, next: SessionRecord): SessionRecord {
    const other = replacement(sent)
    if (!other) store.write(next)
    return other ?? next
  }

  async function alone(type: RefreshType, wanted: string | undefined): Promise<SessionRecord> {
    const sent = store.read()
    if (!sent) throw new FandeckError('session/no-session', 'No Session')
    // While this tab waited for the lock, another one has renewed the session.
    if (type === 'plain' && sent.refreshToken !== wanted) return sent
    const adopted = await successorOf(sent)
    if (adopted && type === 'plain') return commit(sent, adopted)
    let answer: SessionRecord
    try {
      // A lost answer is asked for again with the same token: the server repeats it for 60 seconds.
      answer = await withRetry(() => ask(sent, type), true, timers)
    } catch (error) {
      // The refusal of a session that has been replaced says nothing about the one that is current.
      const other = isFandeckError(error, 'session/refused') ? replacement(sent) : undefined
      if (other) return other
      throw error
    }
    const next: SessionRecord = {
      ...answer,
      walletRefreshToken: answer.walletRefreshToken ?? sent.walletRefreshToken,
      prevSession:
        type === 'new' ? z.encode(SessionRecord, { ...sent, prevSession: undefined }) : sent.prevSession,
    }
    const stored = commit(sent, next)
    if (stored === next) {
      const successor = { from: sent.refreshToken, record: formatRecord(next) }
      await marker?.set(MARKER, JSON.stringify(successor)).catch(() => {})
    }
    return stored
  }

  let inFlight: { type: RefreshType; done: Promise<SessionRecord> } | undefined
  let outage: { error: unknown; until: number } | undefined

  async function begin(type: RefreshType, after: Promise<unknown> | undefined): Promise<SessionRecord> {
    // Two renewals at a time would send the same token, and the second answer would be dropped.
    await after?.catch(() => {})
    const wanted = store.read()?.refreshToken
    const task = () => alone(type, wanted)
    if (type === 'plain' && outage && monotonic() < outage.until) throw outage.error
    try {
      const record = await (locks ? locks.run(`${name}:refresh`, LOCK_LIMIT_MS, task) : task())
      outage = undefined
      return record
    } catch (error) {
      if (isFandeckError(error) && error.retryable) outage = { error, until: monotonic() + COOLDOWN_MS }
      throw error
    }
  }

  return {
    /** Renews the session, or waits for the renewal that is under way; in an outage fails at once for 10 seconds. */
    run(type: RefreshType): Promise<SessionRecord> {
      if (inFlight && (inFlight.type === type || inFlight.type === 'new')) return inFlight.done
      const entry = { type, done: begin(type, inFlight?.done) }
      inFlight = entry
      const forget = () => {
        if (inFlight === entry) inFlight = undefined
      }
      entry.done.then(forget, forget)
      return entry.done
    },
    /** Forgets the successor that other tabs may adopt. */
    async forget(): Promise<void> {
      await marker?.set(MARKER, '').catch(() => {})
    },
  }
}
