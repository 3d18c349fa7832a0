import * as z from 'zod/mini'
import { isOutage, OK, readEnvelope, statusOf } from '../http/envelope.ts'
import { withRetry } from '../http/retry.ts'
import type { Transport } from '../http/transport.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Locks, SharedMarker, Timers } from '../kernel/platform.ts'
import { currentOf, isReplaced, succeed } from './lineage.ts'
import { type RecordStore, SessionRecord } from './record.ts'

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
/** By then every tab sees what another one has stored. */
const LAG_MS = 1000
/** How long a lost answer is asked for again with the same token, and how long it is waited for at one go. */
const ANSWER_LIMIT_MS = 10_000
const TRY_LIMIT_MS = 5000
/** In an outage a probe a second at most asks whether it is over. */
const PROBE_MS = 1000
/** So long when one has been answered by a server that failed all the same. */
const DECEIVED_MS = 30_000
/** Without a probe's word an outage is believed so long. */
const OUTAGE_MS = 60_000

/**
 * The one way a session is renewed: a lock among tabs round the request only, and a marker that says which session
 * counts and which ones it has replaced. It is read before the request, changed before the storage is, and read again
 * after it. So a tab adopts what another has written, never sends a used token because its storage lags, and never
 * brings a session back that another tab has ended (D54).
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
      throw new FandeckError('http/bad-reply', 'The reply has no session.', { retryable: true })
    }
    const status = statusOf(envelope, reply.status)
    // Only a decision of the server ends a session; an outage keeps it (D55).
    const outage = isOutage(status)
    throw new FandeckError(outage ? 'session/unavailable' : 'session/refused', 'The refresh failed.', {
      serverMessage: envelope.message,
      serverCode: envelope.code,
      status,
      retryable: outage,
    })
  }

  const within = <T>(work: Promise<T>): Promise<T | undefined> =>
    new Promise((resolve) => {
      const timer = timers.setTimeout(() => resolve(undefined), MARKER_LIMIT_MS)
      const done = (value?: T) => {
        timers.clearTimeout(timer)
        resolve(value)
      }
      work.then(done, () => done())
    })
  const recall = async () => marker && within(marker.get(MARKER))
  const change = async (to: (marked?: string) => string) => marker && within(marker.update(MARKER, to))

  /** The record, or what has taken its place, which the storage then has too; `undefined` when that is nobody. */
  function follow(record: SessionRecord, marked?: string): SessionRecord | undefined {
    if (!isReplaced(record, marked)) return record
    const other = currentOf(marked)
    if (store.read()?.refreshToken === record.refreshToken) other ? store.write(other) : store.remove()
    return other
  }
  const ended = () => new FandeckError('session/ended', 'The session has ended.')
  function following(record: SessionRecord, marked?: string): SessionRecord {
    const standing = follow(record, marked)
    if (!standing) throw ended()
    return standing
  }

  /** Ends what is left of a session; unless it is the fan's `wish`, one that has taken its place stays. */
  const forget = (record?: SessionRecord, wish = false) =>
    change((was = '') =>
      wish || !record || !isReplaced(record, was) ? succeed(was, undefined, record) : was,
    )

  async function alone(type: RefreshType, wanted: string | undefined): Promise<SessionRecord> {
    const marked = await recall()
    const stored = store.read()
    if (!stored) throw new FandeckError('session/no-session', 'No Session')
    const sent = following(stored, marked)
    // While this tab waited for the lock, another one has renewed the session.
    if (type === 'plain' && sent.refreshToken !== wanted) return sent
    const end = monotonic() + ANSWER_LIMIT_MS
    const left = () => Math.min(end - monotonic(), TRY_LIMIT_MS)
    // A lost answer is asked for again with the same token: the server repeats it for 60 seconds.
    const again = (error: FandeckError) => error.code !== 'session/unavailable' && left() > PROBE_MS
    try {
      return await commit(type, sent, await withRetry(() => ask(sent, type, left()), true, timers, again))
    } catch (error) {
      if (!isFandeckError(error, 'session/refused')) throw error
      return refused(sent, error)
    }
  }

  /** Stores the answer, unless a logout or another login has come before it, or comes between its steps, in any tab. */
  async function commit(
    type: RefreshType,
    sent: SessionRecord,
    answer: SessionRecord,
  ): Promise<SessionRecord> {
    const next: SessionRecord = {
      ...answer,
      walletRefreshToken: answer.walletRefreshToken ?? sent.walletRefreshToken,
      prevSession:
        type === 'new' ? z.encode(SessionRecord, { ...sent, prevSession: undefined }) : sent.prevSession,
    }
    const marked = await change((was = '') => {
      const mine = currentOf(was)?.refreshToken === next.refreshToken
      return mine || !isReplaced(sent, was) ? succeed(was, next, sent) : was
    })
    // From here to the write nothing is awaited.
    const current = store.read()
    if (!current) {
      void forget(next)
      throw ended()
    }
    if (current.refreshToken !== sent.refreshToken) return current
    const mine = currentOf(marked)?.refreshToken === next.refreshToken
    if (!mine && isReplaced(sent, marked)) return following(sent, marked)
    store.write(next)
    // Whoever has left or logged in since has listed this session as replaced: that stands.
    return following(next, await recall())
  }

  async function refused(sent: SessionRecord, error: FandeckError): Promise<SessionRecord> {
    const marked = await recall()
    const current = store.read()
    if (!current) throw ended()
    if (current.refreshToken !== sent.refreshToken) return current
    const standing = following(sent, marked)
    if (standing !== sent) return standing
    store.remove()
    await forget(sent)
    throw error
  }

  let outage: { error: unknown; until: number; probeAt: number } | undefined

  /** Whether a renewal may be tried again; the server is asked without a token. */
  async function isOver(trouble: NonNullable<typeof outage>): Promise<boolean> {
    const now = monotonic()
    if (now >= trouble.until) return true
    if (now < trouble.probeAt) return false
    trouble.probeAt = now + PROBE_MS
    try {
      return !isOutage((await transport.send({ method: 'HEAD', url, timeoutMs: PROBE_MS })).status)
    } catch {
      return false
    }
  }

  return {
    /** Renews the session; callers see to it that one runs at a time. In an outage it fails at once. */
    async run(type: RefreshType): Promise<void> {
      const wanted = store.read()?.refreshToken
      const before = outage
      if (before && type === 'plain' && !(await isOver(before))) throw before.error
      const task = () => alone(type, wanted)
      try {
        await (locks ? locks.run(name, LOCK_LIMIT_MS, task) : task())
        outage = undefined
      } catch (error) {
        if (isFandeckError(error) && error.retryable) {
          const now = monotonic()
          outage = {
            error,
            until: now + OUTAGE_MS,
            probeAt: now + (before && now < before.until ? DECEIVED_MS : PROBE_MS),
          }
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
    /** Marks what has just been stored, and in whose place, for the other tabs. */
    remember: (record: SessionRecord, before?: SessionRecord) =>
      change((was) => succeed(was, record, before)),
    forget,
    /**
     * The stored record, or what has taken its place; `marked` when another tab has said that it marked one, for
     * storages that show it late.
     */
    async newest(marked = false): Promise<SessionRecord | undefined> {
      const before = store.read()
      const mark = await recall()
      const stored = store.read()
      if (stored) return follow(stored, mark)
      const other = marked && !before ? currentOf(mark) : undefined
      if (other) store.write(other)
      return store.read()
    },
    /** Runs `look` when what other tabs had begun to write can be seen; returns its undo. */
    later(look: () => void): () => void {
      const timer = marker && timers.setTimeout(look, LAG_MS)
      return () => timer !== undefined && timers.clearTimeout(timer)
    },
  }
}
