import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'

/** The destination of the cover and its content (D34). */
export interface TransitionTarget {
  /** A path of the site. */
  linkUrl: string
  title: string
  description: string
  /** The crest of the page left behind. */
  fromIcon: string
  /** The crest of the destination. */
  toIcon: string
}

/** The cover between originals pages (S3.28). */
export type TransitionState =
  | ({ isActive: true; arrived: boolean } & TransitionTarget)
  | ({ isActive: false; arrived: false } & Partial<TransitionTarget>)

/** Covers the page during the change from one original to another. */
export interface Transition {
  /** Returns a snapshot; sends no request. */
  getState(): TransitionState
  /** Returns the state for server rendering: no cover. */
  getServerState(): TransitionState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: TransitionState) => void): () => void
  /** Shows the cover and navigates after 1 s; ends at once without a target or on the target's page (S4.37, S4.38). */
  start(target: Partial<TransitionTarget>): void
  /** Reports the page's path; call it on every route change (S4.39). */
  moved(path: string): void
  /** Ends the cover now, navigating first if that is pending. */
  skip(): void
}

const IDLE: TransitionState = { isActive: false, arrived: false }
const pathOf = (linkUrl: string) => linkUrl.split(/[?#]/)[0] ?? linkUrl

/**
 * Creates the originals transition: shows the cover, navigates after 1 s, and ends the cover 2 s after the arrival or
 * as soon as the path changes to anything else.
 *
 * @param navigate navigates to a path without reloading the page
 * @param path the page's initial path
 * @see S4.37, S4.38, S4.39
 */
export function createTransition(
  { platform, events }: Fandeck,
  { navigate, path }: { navigate: (linkUrl: string) => void; path: string },
): Transition {
  const { navigate: beforeNavigate, linger } = constants.originalsTransitionMs
  const store = createStore<TransitionState>(() => IDLE)
  let current = path
  let timer: unknown
  /** Whether the navigation is still to come; a slow page arrives long after it. */
  let pending = false

  const after = (ms: number, run: () => void) => {
    platform.timers.clearTimeout(timer)
    timer = platform.timers.setTimeout(run, ms)
  }

  function end(): void {
    platform.timers.clearTimeout(timer)
    pending = false
    const { isActive, linkUrl } = store.getState()
    if (!isActive) return
    store.setState(IDLE, true)
    events.emit('transition:ended', { linkUrl })
  }

  return {
    getState: store.getState,
    getServerState: () => IDLE,
    subscribe: store.subscribe,
    start({ linkUrl, title = '', description = '', fromIcon = '', toIcon = '' }) {
      end()
      if (!linkUrl || pathOf(linkUrl) === current) return
      store.setState({ isActive: true, arrived: false, linkUrl, title, description, fromIcon, toIcon }, true)
      events.emit('transition:started', { linkUrl })
      pending = true
      after(beforeNavigate, () => {
        pending = false
        navigate(linkUrl)
      })
    },
    moved(path) {
      const before = current
      current = path
      const state = store.getState()
      if (!state.isActive || path === before) return
      if (path !== pathOf(state.linkUrl) || state.arrived) return end()
      store.setState({ ...state, arrived: true }, true)
      after(linger, end)
    },
    skip() {
      const { linkUrl } = store.getState()
      const early = pending
      end()
      if (early && linkUrl) navigate(linkUrl)
    },
  }
}
