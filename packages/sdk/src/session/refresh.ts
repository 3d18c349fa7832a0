import * as z from 'zod/mini'
import { isOutage, OK, readEnvelope, statusOf } from '../http/envelope.ts'
import { withRetry } from '../http/retry.ts'
import type { Transport } from '../http/transport.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Locks, SharedStore, Timers } from '../kernel/platform.ts'
import { currentOf, isReplaced, succeed } from './lineage.ts'
import { type RecordStore, SessionRecord } from './record.ts'

/** Dependencies of `createRefresh`. */
export interface RefreshOptions {
  transport: Transport
  store: RecordStore
  locks: Locks | undefined
  marker: SharedStore | undefined
  timers: Timers
  /** Returns a monotonic time, ms. */
  monotonic(): number
  /** URLs of GET /auth/refresh_token at the two bases (D5). */
  urls: Record<RefreshBase, string>
  /** Name of the lock and the marker. */
  name: string
}

/** The base that renews a session: that of the call that needs the token; claims are calls of the market (D5). */
export type RefreshBase = 'main' | 'market'

/** `new` requests a token with the member's changed level and keeps the old session as `prevSession` (S4.5). */
export type RefreshType = 'plain' | 'new'

interface Renewal {
  type: RefreshType
  url: string
}

const LOCK_LIMIT_MS = 5000
const MARKER = 'record'
/** Time limit for IndexedDB, because some browsers never finish opening a database. */
const MARKER_LIMIT_MS = 1000
/** Time after which every tab sees the storage writes of the others. */
const LAG_MS = 1000
/** Time limit for retrying a lost reply with the same token, and for a single attempt. */
const ANSWER_LIMIT_MS = 10_000
const TRY_LIMIT_MS = 5000
/** Minimum interval between probes during an outage. */
const PROBE_MS = 1000
/** Interval before the next probe when the server answered a probe but failed the renewal. */
const DECEIVED_MS = 30_000
/** Time after which a renewal is retried without a successful probe. */
const OUTAGE_MS = 60_000

/**
 * Renews a session. A lock keeps the request to one tab at a time. A marker in IndexedDB holds the current session and
 * the replaced ones; it is read before the request, changed before the storage and read again after the write. A tab
 * therefore adopts what another one has renewed, never sends a used token because its storage lags, and never restores
 * a session that another tab has ended (D54).
 *
 * @see S7.14, S7.15
 */
export function createRefresh(options: RefreshOptions) {
  const { transport, store, locks, marker, timers, monotonic, urls, name } = options

  async function ask({ type, url }: Renewal, sent: SessionRecord, timeoutMs: number): Promise<SessionRecord> {
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
    // Only a decision of the server ends a session; an outage does not (D55).
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

  /** Returns the record, or its replacement, which it also stores; `undefined` after a sign-out. */
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

  /** Marks a session as ended; replaces a newer one only on an explicit sign-out (`wish`). */
  const forget = (record?: SessionRecord, wish = false) =>
    change((was = '') =>
      wish || !record || !isReplaced(record, was) ? succeed(was, undefined, record) : was,
    )

  async function alone(renewal: Renewal, wanted: string | undefined): Promise<SessionRecord> {
    const marked = await recall()
    const stored = store.read()
    if (!stored) throw new FandeckError('session/no-session', 'No Session')
    const sent = following(stored, marked)
    // Another tab has renewed the session while this one waited for the lock.
    const { type } = renewal
    if (type === 'plain' && sent.refreshToken !== wanted) return sent
    const end = monotonic() + ANSWER_LIMIT_MS
    const left = () => Math.min(end - monotonic(), TRY_LIMIT_MS)
    // Retries with the same token, because the server repeats its reply for 60 seconds.
    const again = (error: FandeckError) => error.code !== 'session/unavailable' && left() > PROBE_MS
    try {
      return await commit(type, sent, await withRetry(() => ask(renewal, sent, left()), true, timers, again))
    } catch (error) {
      if (!isFandeckError(error, 'session/refused')) throw error
      return refused(sent, error)
    }
  }

  /** Stores the reply, unless a sign-out or another sign-in precedes or interrupts it in any tab. */
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
    // No await from here to the write.
    const current = store.read()
    if (!current) {
      void forget(next)
      throw ended()
    }
    if (current.refreshToken !== sent.refreshToken) return current
    const mine = currentOf(marked)?.refreshToken === next.refreshToken
    if (!mine && isReplaced(sent, marked)) return following(sent, marked)
    store.write(next)
    // A sign-out or sign-in since then has marked this session as replaced and takes precedence.
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

  let outage: { error: unknown; url: string; until: number; probeAt: number } | undefined

  /** Returns whether to retry the renewal; probes the server without a token. */
  async function isOver(trouble: NonNullable<typeof outage>): Promise<boolean> {
    const now = monotonic()
    if (now >= trouble.until) return true
    if (now < trouble.probeAt) return false
    trouble.probeAt = now + PROBE_MS
    try {
      return !isOutage(
        (await transport.send({ method: 'HEAD', url: trouble.url, timeoutMs: PROBE_MS })).status,
      )
    } catch {
      return false
    }
  }

  return {
    /** Renews the session; callers serialise it. Fails immediately during an outage. */
    async run(type: RefreshType, base: RefreshBase): Promise<void> {
      const url = urls[base]
      const wanted = store.read()?.refreshToken
      const before = outage
      if (before && type === 'plain' && !(await isOver(before))) throw before.error
      const task = () => alone({ type, url }, wanted)
      try {
        await (locks ? locks.run(name, LOCK_LIMIT_MS, task) : task())
        outage = undefined
      } catch (error) {
        if (isFandeckError(error) && error.retryable) {
          const now = monotonic()
          outage = {
            error,
            url,
            until: now + OUTAGE_MS,
            probeAt: now + (before && now < before.until ? DECEIVED_MS : PROBE_MS),
          }
        }
        throw error
      }
    },
    /** Lets the next call retry at once, because the page is visible or online again. */
    wake(): void {
      if (outage) outage.until = 0
    },
    /** Returns whether an outage is delaying the renewal. */
    troubled: () => outage !== undefined,
    /** Marks a newly stored session, and the one it replaces, for the other tabs. */
    remember: (record: SessionRecord, before?: SessionRecord) =>
      change((was) => succeed(was, record, before)),
    forget,
    /**
     * Returns the stored record or its replacement. With `marked`, another tab has announced a marked session that this
     * tab's storage may not show yet.
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
    /** Runs `look` once other tabs' writes are visible; returns a function that cancels it. */
    later(look: () => void): () => void {
      const timer = marker && timers.setTimeout(look, LAG_MS)
      return () => timer !== undefined && timers.clearTimeout(timer)
    },
  }
}
