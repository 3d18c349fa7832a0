import * as z from 'zod/mini'
import { isOutage, OK, readEnvelope, statusOf } from '../http/envelope.ts'
import { withRetry } from '../http/retry.ts'
import type { Transport } from '../http/transport.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Locks, SharedMarker, Timers } from '../kernel/seams.ts'
import { expiresAt, formatRecord, parseRecord, type RecordStore, SessionRecord } from './record.ts'

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
const MARKER = 'record'
/** Some browsers never answer the opening of a database. */
const MARKER_LIMIT_MS = 1000
/** How long a lost answer is asked for again with the same token, in all and at one go. */
const ANSWER_LIMIT_MS = { all: 10_000, one: 5000 }
/**
 * How long an outage is believed. A probe a second may end it sooner; once that has answered for a server which then
 * failed, it is believed no more.
 */
const OUTAGE_MS = { probe: 1000, probed: 60_000, deceived: 30_000 }

/**
 * The one way a session is renewed: a lock among tabs round the request only, and a marker, read before and after it,
 * that holds the record written last. So a tab adopts what another has written, and never sends a used token or writes
 * over a newer session because its own storage lags (D54).
 *
 * @see spec §7 GET /auth/refresh_token (S7.14, S7.15)
 */
export function createRefresh(options: RefreshOptions) {
  const { transport, store, locks, marker, timers, monotonic, url, name } = options

  async function ask(sent: SessionRecord, type: RefreshType, timeoutMs: number): Promise<SessionRecord> {
    const reply = await transport.send({
      method: 'GET',
      url,
      query: type === 'new' ? { type: 'new' } : undefined,
      headers: { authorization: `Bearer ${sent.refreshToken}` },
      timeoutMs,
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

  const within = <T>(work: Promise<T> | undefined): Promise<T | undefined> =>
    new Promise((resolve) => {
      const timer = timers.setTimeout(() => resolve(undefined), MARKER_LIMIT_MS)
      const done = (value?: T) => {
        timers.clearTimeout(timer)
        resolve(value)
      }
      work ? work.then(done, () => done()) : done()
    })
  /** The text of the record that was written last, empty after a logout; `undefined` when nobody can say. */
  const recall = () => within(marker?.get(MARKER))
  const remember = (record?: SessionRecord) =>
    marker && within(marker.set(MARKER, record ? formatRecord(record) : ''))

  /** The stored record, or the marked one when that is newer; the storage then has it too. */
  function newer(stored: SessionRecord, marked: string | undefined): SessionRecord {
    const other = parseRecord(marked)
    const late = other && other.refreshToken !== stored.refreshToken
    if (!late || (expiresAt(other) ?? 0) < (expiresAt(stored) ?? 0)) return stored
    store.write(other)
    return other
  }

  async function alone(type: RefreshType, wanted: string | undefined): Promise<SessionRecord> {
    const marked = await recall()
    const stored = store.read()
    if (!stored) throw new FandeckError('session/no-session', 'No Session')
    const sent = newer(stored, marked)
    // While this tab waited for the lock, another one has renewed the session.
    if (type === 'plain' && sent.refreshToken !== wanted) return sent
    const end = monotonic() + ANSWER_LIMIT_MS.all
    const left = () => Math.min(end - monotonic(), ANSWER_LIMIT_MS.one)
    let answer: SessionRecord | undefined
    let refusal: unknown
    try {
      // A lost answer is asked for again with the same token: the server repeats it for 60 seconds.
      const again = (error: FandeckError) => error.code !== 'session/unavailable' && left() > OUTAGE_MS.probe
      answer = await withRetry(() => ask(sent, type, left()), true, timers, again)
    } catch (error) {
      if (!isFandeckError(error, 'session/refused')) throw error
      refusal = error
    }
    // From here to the write nothing is awaited: a logout or another login in the meantime stands, in any tab.
    const now = await recall()
    const current = store.read()
    if (!current || (marked && now === '')) {
      throw new FandeckError('session/ended', 'The session ended while it was being renewed.')
    }
    if (current.refreshToken !== sent.refreshToken) return current
    const other = newer(sent, now)
    if (other !== sent) return other
    if (!answer) {
      store.remove()
      throw refusal
    }
    const next: SessionRecord = {
      ...answer,
      walletRefreshToken: answer.walletRefreshToken ?? sent.walletRefreshToken,
      prevSession:
        type === 'new' ? z.encode(SessionRecord, { ...sent, prevSession: undefined }) : sent.prevSession,
    }
    store.write(next)
    await remember(next)
    return next
  }

  let outage: { error: unknown; until: number; probeAt: number; deceived: boolean } | undefined

  /** Whether a renewal may be tried again: asked of the server without a token, once a second at most. */
  async function isOver(trouble: NonNullable<typeof outage>): Promise<boolean> {
    if (monotonic() >= trouble.until) return true
    if (trouble.deceived || monotonic() < trouble.probeAt) return false
    trouble.probeAt = monotonic() + OUTAGE_MS.probe
    try {
      const { status } = await transport.send({ method: 'HEAD', url, timeoutMs: OUTAGE_MS.probe })
      trouble.deceived = !isOutage(status)
    } catch {}
    return trouble.deceived
  }

  return {
    /** Renews the session; callers see to it that one runs at a time. In an outage it fails at once. */
    async run(type: RefreshType): Promise<void> {
      const wanted = store.read()?.refreshToken
      const before = outage
      if (before && type === 'plain' && !(await isOver(before))) throw before.error
      const task = () => alone(type, wanted)
      try {
        await (locks ? locks.run(`${name}:refresh`, LOCK_LIMIT_MS, task) : task())
        outage = undefined
      } catch (error) {
        if (isFandeckError(error) && error.retryable) {
          const deceived = before?.deceived ?? false
          const until = monotonic() + (deceived ? OUTAGE_MS.deceived : OUTAGE_MS.probed)
          outage = { error, until, probeAt: monotonic() + OUTAGE_MS.probe, deceived }
        }
        throw error
      }
    },
    /** The page has come back: the next call may try at once. */
    wake(): void {
      if (outage) outage.until = 0
    },
    /** Whether only an outage stands between the fan and a renewed session. */
    troubled: () => outage !== undefined,
    /** Marks what has just been stored for the other tabs; nothing marks a logout. */
    remember,
    /** The stored record, or what another tab has marked since. */
    async newest(): Promise<SessionRecord | undefined> {
      const marked = await recall()
      const stored = store.read()
      return stored && newer(stored, marked)
    },
    /** Brings a lagging storage up to what another tab has just told of. */
    async catchUp(): Promise<void> {
      const before = store.read()?.refreshToken
      const marked = await recall()
      const told = parseRecord(marked)
      const stored = store.read()
      // What this tab has written while it asked is newer than the answer.
      if (stored?.refreshToken !== before) return
      if (marked === '') store.remove()
      else if (stored) newer(stored, marked)
      else if (told) store.write(told)
    },
  }
}
