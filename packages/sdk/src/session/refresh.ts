import * as z from 'zod/mini'
import { OK, readEnvelope } from '../http/envelope.ts'
import type { Transport } from '../http/transport.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Locks, SharedMarker } from '../kernel/seams.ts'
import { formatRecord, parseRecord, type RecordStore, SessionRecord } from './record.ts'

/** What a refresh works with. */
export interface RefreshOptions {
  transport: Transport
  store: RecordStore
  locks: Locks | undefined
  marker: SharedMarker | undefined
  /** Address of GET /auth/refresh_token. */
  url: string
  /** Names the lock and the marker. */
  name: string
}

/** `new` asks for a token with the member's changed level and keeps the old session as `prevSession` (S4.5). */
export type RefreshType = 'plain' | 'new'

const LOCK_LIMIT_MS = 5000
const ATTEMPTS = 3
const MARKER = 'successor'
const Successor = z.object({ from: z.string(), record: z.string() })

/** Only an answer of the server ends a session; an outage keeps it (D55). */
const isRefusal = (status: number) => status >= 200 && status < 500 && status !== 429 && status !== 408

/**
 * The one way a session is renewed: one request at a time in a tab, a lock among tabs round the request only, and a
 * marker read inside the lock, so that a tab that lost the race adopts the winner's session instead of sending a used
 * token (D54).
 *
 * @see spec §7 GET /auth/refresh_token (S7.14, S7.15)
 */
export function createRefresh({ transport, store, locks, marker, url, name }: RefreshOptions) {
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
    throw new FandeckError(
      isRefusal(reply.status) ? 'session/refused' : 'session/unavailable',
      'The session was not renewed.',
      {
        serverMessage: envelope.message,
        serverCode: envelope.code,
        status: reply.status,
        retryable: !isRefusal(reply.status),
      },
    )
  }

  /** A lost answer is asked for again with the same token: the server repeats it for 60 seconds. */
  async function askAgain(sent: SessionRecord, type: RefreshType): Promise<SessionRecord> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(sent, type)
      } catch (error) {
        const lost = isFandeckError(error, 'http/network') || isFandeckError(error, 'http/timeout')
        if (!lost || attempt === ATTEMPTS) throw error
      }
    }
  }

  async function successorOf(sent: SessionRecord): Promise<SessionRecord | undefined> {
    const text = await marker?.get(MARKER).catch(() => undefined)
    if (!text) return undefined
    const read = z.safeParse(Successor, JSON.parse(text))
    return read.success && read.data.from === sent.refreshToken ? parseRecord(read.data.record) : undefined
  }

  /** Writes only over the session that was sent: a logout or another login in the meantime stands. */
  function commit(sent: SessionRecord, next: SessionRecord): SessionRecord {
    const current = store.read()
    if (!current) throw new FandeckError('session/ended', 'The session ended while it was being renewed.')
    if (current.refreshToken !== sent.refreshToken) return current
    store.write(next)
    return next
  }

  async function alone(type: RefreshType): Promise<SessionRecord> {
    const sent = store.read()
    if (!sent) throw new FandeckError('session/no-session', 'No Session')
    const adopted = await successorOf(sent)
    if (adopted && type === 'plain') return commit(sent, adopted)
    const answer = await askAgain(sent, type)
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

  return {
    /** Renews the session, or waits for the renewal that is under way. */
    run(type: RefreshType): Promise<SessionRecord> {
      if (inFlight && (inFlight.type === type || inFlight.type === 'new')) return inFlight.done
      const begun = locks ? locks.run(`${name}:refresh`, LOCK_LIMIT_MS, () => alone(type)) : alone(type)
      const entry = { type, done: begun }
      inFlight = entry
      const forget = () => {
        if (inFlight === entry) inFlight = undefined
      }
      begun.then(forget, forget)
      return begun
    },
    /** Forgets the successor that other tabs may adopt. */
    async forget(): Promise<void> {
      await marker?.set(MARKER, '').catch(() => {})
    },
  }
}
