import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Auth } from '../http/endpoint.ts'
import type { Credentials } from '../http/http.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Emitter } from '../kernel/emitter.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { jsonOf } from '../kernel/json.ts'
import type { Channel, Platform } from '../kernel/platform.ts'
import { expiresAt, type RecordStore, type SessionRecord } from './record.ts'
import type { createRefresh, RefreshBase, RefreshType } from './refresh.ts'
import { decideToken, isFreshOnLoad, type TokenDecision } from './rule.ts'
import type { SessionEnd, SessionEvents } from './session.events.ts'
import { type LoginType, readTokenClaims } from './token-claims.ts'

/** The signed-in member, as far as the SDK needs it (S3.5, S3.6). */
export interface SessionUser {
  memberId: string
  nickname: string
  /** `phone` is a phone-number account (S3.6). */
  accountType: string
  walletLinked: boolean
}

/** A snapshot of the session. */
export interface SessionState {
  loggedIn: boolean
  loginType: LoginType | undefined
  level: string | undefined
  /** Set by `loadUser` after the sign-in. */
  user: SessionUser | undefined
  /** The reason for the end of the last session, unless the fan signed out (S4.4). */
  error: FandeckError | undefined
}

/** The session: the signed-in member and the token of each call. */
export interface Session extends Credentials {
  /** Returns a snapshot; `user` may not be loaded yet. */
  getState(): SessionState
  /** Returns the signed-out state, without this device's storage, for rendering on a server. */
  getServerState(): SessionState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: SessionState, before: SessionState) => void): () => void
  /** Returns the stored record, for handing the session on; do not base permissions on it. */
  record(): SessionRecord | undefined
  /** Starts a session that a server has issued (S4.1). @internal */
  begin(record: SessionRecord): void
  /** Sets the member's data; `undefined` makes it load again. */
  setUser(user: SessionUser | undefined): void
  /** Renews the session now. Throws `session/refused` after signing out, `session/unavailable` in an outage. */
  refresh(type?: RefreshType): Promise<SessionRecord>
  /** Ends the session: clears token, user, previous session and error (S4.2). */
  end(reason?: SessionEnd, error?: FandeckError): void
  /** Stops listening to other tabs. */
  close(): void
}

/** Dependencies of `createSession`. */
export interface SessionOptions {
  store: RecordStore
  refresher: ReturnType<typeof createRefresh>
  clock: Clock
  events: Emitter<SessionEvents>
  channel: Channel | undefined
  visibility: Platform['visibility']
  /** Whether to renew a session however long ago it expired. */
  lateRefresh: boolean
}

const SIGNED_OUT: SessionState = {
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
 * Creates the session of this tab. Reads the stored record; renews one that is about to expire and counts it as signed
 * in only after the renewal (D45).
 *
 * @see S3.1–S3.7, S4.1–S4.12
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
    saved && isFreshOnLoad(saved, clock.now()) ? { ...SIGNED_OUT, ...described(saved) } : SIGNED_OUT,
  )

  /** The ends that this tab has decided; not those that it found, which can be a removal by its own refused renewal. */
  let ends = 0

  function take(record: SessionRecord): void {
    const before = state.getState()
    state.setState(described(record))
    if (!before.loggedIn) events.emit('session:login', { loginType: state.getState().loginType })
  }

  const post = (marked: boolean) => channel?.post({ type: 'session', marked })
  let unlook = () => {}
  /**
   * Notifies the other tabs, and again once the marker is written. The marker tells a tab that is storing a renewed
   * session that the session has been replaced; this tab checks again later, because other tabs' writes may arrive
   * late.
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
    if (reason !== 'other-tab') {
      ends++
      store.remove()
      // The renewal has already marked a refused session.
      tell(reason === 'refused' ? Promise.resolve() : refresher.forget(record, reason === 'logout'))
    }
    state.setState({ ...SIGNED_OUT, error })
    if (was || reason === 'refused') events.emit('session:logout', { reason, error })
  }

  async function renew(
    type: RefreshType,
    base: RefreshBase,
    after: Promise<unknown> | undefined,
  ): Promise<SessionRecord> {
    // Concurrent renewals would send the same token, and the second reply would be dropped.
    await after?.catch(() => {})
    const before = ends
    try {
      await refresher.run(type, base)
    } catch (error) {
      // Ignored when the fan has signed out or in since.
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
  function refresh(type: RefreshType = 'plain', base: RefreshBase = 'main'): Promise<SessionRecord> {
    if (inFlight && (inFlight.type === type || inFlight.type === 'new')) return inFlight.done
    const entry = { type, done: renew(type, base, inFlight?.done) }
    inFlight = entry
    const forget = () => {
      if (inFlight === entry) inFlight = undefined
    }
    entry.done.then(forget, forget)
    return entry.done
  }

  /** Applies the token rule; allows a late renewal after an outage (D55) or with `lateRefresh` (D45). */
  function judge(record: SessionRecord): TokenDecision {
    const decision = decideToken(record, clock.now())
    const mayBeLate = (lateRefresh || refresher.troubled()) && expiresAt(record) !== undefined
    return decision === 'logout' && mayBeLate ? 'refresh' : decision
  }

  async function token(auth: Auth, base?: RefreshBase): Promise<string | undefined> {
    if (auth === 'public') return undefined
    let record = store.read()
    // This tab may have slept, or its storage may lag, while another tab renewed the session.
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
      return (await refresh('plain', base)).accessToken
    } catch (error) {
      if (auth === 'optional') return undefined
      throw error
    }
  }

  /** Adopts the session that another tab has stored, renewed or ended. */
  function adopt(): void {
    const record = store.read()
    if (!record) {
      if (state.getState().loggedIn) end('other-tab')
      return
    }
    if (judge(record) !== 'logout') take(record)
  }

  // Until the server's time is known, a wrong device clock may have misjudged the record.
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
    getServerState: () => SIGNED_OUT,
    subscribe: state.subscribe,
    record: store.read,
    begin(record) {
      const before = store.read()
      store.write(record)
      state.setState({ ...SIGNED_OUT, user: undefined })
      take(record)
      tell(refresher.remember(record, before))
    },
    setUser(user) {
      const { user: before } = state.getState()
      // Reloading an equal user must not cause a render.
      const same = user && before && jsonOf(user) === jsonOf(before)
      state.setState({ user: same ? before : user })
    },
    refresh: (type) => refresh(type),
    end: (reason = 'logout', error) => end(reason, error),
    token,
    async refused(used) {
      const record = await refresher.newest()
      if (!record) return 'ended'
      // The token expired in transit, or this reply has just corrected the clock.
      if (record.accessToken !== used || judge(record) === 'refresh') return 'retry'
      end('invalid', new FandeckError('session/invalid', 'The server rejects the session.'))
      return 'ended'
    },
    close() {
      for (const stop of [...undo, unlook]) stop?.()
    },
  }
}
