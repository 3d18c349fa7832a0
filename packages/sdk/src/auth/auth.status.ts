import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { jsonOf } from '../kernel/json.ts'
import { whileObserved } from '../kernel/while-observed.ts'
import type { AuthSession } from './auth.schema.ts'
import { getSession } from './auth.server.ts'
import { logAuthFailure } from './auth.session.ts'

/** The auth session as this page knows it (S3.3). */
export type AuthState =
  | { status: 'loading'; data: undefined }
  | { status: 'authenticated'; data: AuthSession }
  | { status: 'unauthenticated'; data: undefined }

/** Watches the auth session while it has subscribers. */
export interface AuthStatus {
  /** Returns the current state without a request; `loading` until the auth server has answered once. */
  getState(): AuthState
  /** Adds a listener. The first one starts the watch, the last one stops it. Returns the unsubscribe function. */
  subscribe(listener: (state: AuthState, before: AuthState) => void): () => void
  /** Fetches the session now; concurrent calls share one request. Never throws: logs a failure. */
  refetch(): Promise<AuthState>
}

const MESSAGE = { type: 'auth' }

/** Makes the other tabs fetch the auth session again (S4.16). */
export const tellAuthTabs = ({ platform }: Fandeck): void => platform.channel?.post(MESSAGE)

const isAuthMessage = (message: unknown) =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === MESSAGE.type

const SIGNED_OUT: AuthState = { status: 'unauthenticated', data: undefined }
const stateOf = (data: AuthSession | undefined): AuthState =>
  data ? { status: 'authenticated', data } : SIGNED_OUT

/**
 * Watches the auth session. Fetches it with the first subscriber, when the page becomes visible (S4.14), when
 * another tab signs in or out (S4.16), and every `authPollMs` if set, except for anonymous visitors (S4.15).
 *
 * @example
 * const auth = createAuthStatus(fandeck)
 * const unsubscribe = auth.subscribe(({ status }) => show(status))
 * @see S3.3, S4.13
 */
export function createAuthStatus(fandeck: Fandeck): AuthStatus {
  const { platform, events, authPollMs, authRefetchOnReturn } = fandeck
  const store = createStore<AuthState>(() => ({ status: 'loading', data: undefined }))
  let running: Promise<AuthState> | undefined
  let undo: (() => void)[] = []
  let timer: unknown
  /** Incremented to discard replies that are still in flight. */
  let generation = 0

  function put(next: AuthState): void {
    // An equal reply must not cause a render.
    if (jsonOf(next) !== jsonOf(store.getState())) store.setState(next, true)
  }

  async function ask(): Promise<AuthState> {
    const asked = generation
    try {
      const data = await getSession(fandeck)
      if (asked === generation) put(stateOf(data))
    } catch (error) {
      logAuthFailure(fandeck, 'CLIENT_SESSION_ERROR', error)
      // An outage does not sign out a known member.
      if (asked === generation && store.getState().status === 'loading') put(SIGNED_OUT)
    }
    return store.getState()
  }

  function refetch(): Promise<AuthState> {
    running ??= ask().finally(() => {
      running = undefined
    })
    return running
  }

  function changed(): void {
    generation++
    running = undefined
    void refetch()
  }

  function poll(): void {
    timer = platform.timers.setTimeout(() => {
      const anonymous = store.getState().status === 'unauthenticated'
      if (platform.visibility.visible() && !anonymous) void refetch()
      poll()
    }, authPollMs)
  }

  function start(): void {
    undo = [
      events.on('auth:sign-in-completed', changed),
      events.on('auth:signed-out', () => {
        generation++
        running = undefined
        put(SIGNED_OUT)
      }),
      platform.channel?.listen((message) => isAuthMessage(message) && changed()) ?? (() => {}),
      authRefetchOnReturn ? platform.visibility.onVisible(() => void refetch()) : () => {},
    ]
    if (authPollMs > 0) poll()
    void refetch()
  }

  function stop(): void {
    for (const step of undo.splice(0)) step()
    platform.timers.clearTimeout(timer)
  }

  return {
    getState: store.getState,
    subscribe: whileObserved(store, () => {
      start()
      return stop
    }),
    refetch,
  }
}
