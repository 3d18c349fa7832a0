import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from '../http/endpoint.ts'
import type { Credentials } from '../http/http.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Emitter } from '../kernel/emitter.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Channel, Platform } from '../kernel/platform.ts'
import { expiresAt, type RecordStore, type SessionRecord } from './record.ts'
import type { createRefresh, RefreshType } from './refresh.ts'
import { decideToken, isFreshOnLoad, type TokenDecision } from './rule.ts'
import type { SessionEnd, SessionEvents } from './session.events.ts'
import { type LoginType, readTokenClaims } from './token-claims.ts'

/** Who is logged in, as far as the whole SDK must know (S3.5, S3.6). */
export interface SessionUser {
  memberId: string
  nickname: string
  /** `phone` is a phone-number account (S3.6). */
  accountType: string
  walletLinked: boolean
}

/** What the session is at this moment. */
export interface SessionState {
  loggedIn: boolean
  loginType: LoginType | undefined
  level: string | undefined
  /** Loaded by `loadUser` after the login. */
  user: SessionUser | undefined
  /** Why the last session ended, when it was not the fan's wish (S4.4). */
  error: FandeckError | undefined
}

/** The session: who is logged in, and the token for each call. */
export interface Session extends Credentials {
  /** Who is logged in now; the user's data may still be missing. */
  getState(): SessionState
  /** The state without this device's storage, for rendering on a server: nobody is signed in. */
  getServerState(): SessionState
  /** Hears every change of state; returns its undo. */
  subscribe(listener: (state: SessionState, before: SessionState) => void): () => void
  /** The stored record; for those who hand the session on, never for deciding rights. */
  record(): SessionRecord | undefined
  /** Takes over a session that a server has given (S4.1). */
  begin(record: SessionRecord): void
  /** Fills in the user's data; `undefined` has it loaded again. */
  setUser(user: SessionUser | undefined): void
  /** Renews the session now. Throws `session/refused` after logging out, `session/unavailable` in an outage. */
  refresh(type?: RefreshType): Promise<SessionRecord>
  /** Forgets everything: auth, user, previous session, error (S4.2). */
  end(reason?: SessionEnd, error?: FandeckError): void
  /** Stops listening to other tabs. */
  close(): void
}

/** What a session is made of. */
export interface SessionOptions {
  store: RecordStore
  refresher: ReturnType<typeof createRefresh>
  clock: Clock
  events: Emitter<SessionEvents>
  channel: Channel | undefined
  visibility: Platform['visibility']
  /** Whether a session is renewed however long ago it ended. */
  lateRefresh: boolean
}

const NOBODY: SessionState = {
  loggedIn: false,
  loginType: undefined,
  level: undefined,
  user: undefined,
  error: undefined,
}

const described = (record: SessionRecord) => {
  const claims = readTokenClaims(record.accessToken)
  return { loggedIn: true, loginType: claims?.loginType, level: claims?.level, error: undefined }
}

const isMarked = (message: unknown) =>
  typeof message === 'object' && message !== null && 'marked' in message && message.marked === true

/**
 * The session of this tab. It reads the record at its creation; one that is nearly over is renewed at once and counts
 * as logged in when it has been (D45).
 *
 * @see spec §3 Session, §4 Login
 */
export function createSession({
  store,
  refresher,
  clock,
  events,
  channel,
  visibility,
  lateRefresh,
}: SessionOptions): Session {
  const saved = store.read()
  const state: StoreApi<SessionState> = createStore(() =>
    saved && isFreshOnLoad(saved, clock.now()) ? { ...NOBODY, ...described(saved) } : NOBODY,
  )

  let ends = 0

  function take(record: SessionRecord): void {
    const before = state.getState()
    state.setState(described(record))
    if (!before.loggedIn) events.emit('session:login', { loginType: state.getState().loginType })
  }

  const post = (marked: boolean) => channel?.post({ type: 'session', marked })
  let unlook = () => {}
  /**
   * Tells the other tabs, and again when the mark is made. A tab that was writing a renewed session knows by the mark
   * that it must not stand; where its storage shows late, this one looks again.
   */
  function tell(marking: Promise<unknown>): void {
    post(false)
    const look = () => void refresher.newest().then(adopt)
    void marking.then((mark) => {
      if (mark === undefined) return
      post(true)
      look()
      unlook()
      unlook = refresher.later(look)
    })
  }

  function end(reason: SessionEnd, error?: FandeckError): void {
    const record = store.read()
    const was = state.getState().loggedIn || record !== undefined
    ends++
    if (reason !== 'other-tab') {
      store.remove()
      // A refused session has been marked by its renewal.
      tell(reason === 'refused' ? Promise.resolve() : refresher.forget(record, reason === 'logout'))
    }
    state.setState({ ...NOBODY, error })
    if (was || reason === 'refused') events.emit('session:logout', { reason, error })
  }

  async function renew(type: RefreshType, after: Promise<unknown> | undefined): Promise<SessionRecord> {
    // Two renewals at a time would send the same token, and the second answer would be dropped.
    await after?.catch(() => {})
    const before = ends
    try {
      await refresher.run(type)
    } catch (error) {
      // Whoever has logged out or in since is not concerned.
      if (isFandeckError(error, 'session/refused') && ends === before && !store.read()) end('refused', error)
      if (isFandeckError(error, 'session/ended')) adopt()
      throw error
    }
    const record = store.read()
    if (!record) throw new FandeckError('session/no-session', 'No Session')
    take(record)
    events.emit('session:refreshed', { type })
    post(true)
    return record
  }

  let inFlight: { type: RefreshType; done: Promise<SessionRecord> } | undefined
  function refresh(type: RefreshType = 'plain'): Promise<SessionRecord> {
    if (inFlight && (inFlight.type === type || inFlight.type === 'new')) return inFlight.done
    const entry = { type, done: renew(type, inFlight?.done) }
    inFlight = entry
    const forget = () => {
      if (inFlight === entry) inFlight = undefined
    }
    entry.done.then(forget, forget)
    return entry.done
  }

  /** The token rule; a session is late by an outage (D55), or may be where refresh tokens live longer (D45). */
  function judge(record: SessionRecord): TokenDecision {
    const decision = decideToken(record, clock.now())
    const mayBeLate = (lateRefresh || refresher.troubled()) && expiresAt(record) !== undefined
    return decision === 'logout' && mayBeLate ? 'refresh' : decision
  }

  async function token(auth: Auth): Promise<string | undefined> {
    if (auth === 'public') return undefined
    let record = store.read()
    // This tab may have slept, and its storage may lag: another one may have renewed the session.
    if (record && judge(record) === 'logout') record = await refresher.newest()
    if (!record) {
      if (auth === 'optional') return undefined
      throw new FandeckError('session/no-session', 'No Session')
    }
    const decision = judge(record)
    if (decision === 'use') {
      if (!state.getState().loggedIn) take(record)
      return record.accessToken
    }
    if (decision === 'logout') {
      const known = record.expired !== undefined
      const error = new FandeckError(
        known ? 'session/expired' : 'session/no-expired',
        known ? 'Expired' : 'No expired',
      )
      end('expired', error)
      if (auth === 'optional') return undefined
      throw error
    }
    try {
      return (await refresh()).accessToken
    } catch (error) {
      if (auth === 'optional') return undefined
      throw error
    }
  }

  /** Another tab may have logged in, renewed or left; the storage tells which. */
  function adopt(): void {
    const record = store.read()
    if (!record) {
      if (state.getState().loggedIn) end('other-tab')
      return
    }
    if (judge(record) !== 'logout') take(record)
  }

  // A device clock that is wrong may have judged the record wrongly until the server's time is known.
  const undo = [
    channel?.listen((message) => void refresher.newest(isMarked(message)).then(adopt)),
    visibility.onReturn(() => {
      refresher.wake()
      adopt()
    }),
    clock.onCorrected(() => {
      adopt()
      const record = store.read()
      if (record && judge(record) === 'refresh') refresh().catch(() => {})
    }),
  ]
  if (saved && !state.getState().loggedIn && judge(saved) !== 'logout') {
    refresh().catch(() => {})
  }

  return {
    getState: state.getState,
    getServerState: () => NOBODY,
    subscribe: state.subscribe,
    record: store.read,
    begin(record) {
      const before = store.read()
      store.write(record)
      state.setState({ ...NOBODY, user: undefined })
      take(record)
      tell(refresher.remember(record, before))
    },
    setUser(user) {
      const { user: before } = state.getState()
      // Loaded again, the same user is no change that anybody would have to draw.
      const same = user && before && JSON.stringify(user) === JSON.stringify(before)
      state.setState({ user: same ? before : user })
    },
    refresh,
    end: (reason = 'logout', error) => end(reason, error),
    token,
    async refused(used) {
      const record = await refresher.newest()
      if (!record) return 'ended'
      // It ran out on its way, or the server's answer has just set this clock right.
      if (record.accessToken !== used || judge(record) === 'refresh') return 'retry'
      end('invalid', new FandeckError('session/invalid', 'The server rejects the session.'))
      return 'ended'
    },
    close() {
      for (const stop of [...undo, unlook]) stop?.()
    },
  }
}
