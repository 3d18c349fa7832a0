import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { dismissedToday, dismissToday } from './popups.dismissals.ts'
import { getMainPopupsEndpoint, getPopupNoticesEndpoint } from './popups.endpoints.ts'
import { popupsFor } from './popups.rules.ts'
import type { Popup } from './popups.schema.ts'

/** Returns the popups of the main page with their periods (S7.11). */
export const getMainPopups = async (fandeck: Fandeck, options?: CallOptions): Promise<Popup[]> =>
  (await call(fandeck, getMainPopupsEndpoint, {}, options)).rows

/** Returns the popups of all paths (S7.13). */
export const getPopupNotices = async (fandeck: Fandeck, options?: CallOptions): Promise<Popup[]> =>
  (await call(fandeck, getPopupNoticesEndpoint, {}, options)).rows

/** A snapshot of the open popups. */
export interface PopupsState {
  /** The latest path; `undefined` before the first. */
  path: string | undefined
  /** Whether the popups of the path are not known yet. */
  loading: boolean
  open: readonly Popup[]
}

/** Opens and closes popups as the visitor navigates. */
export interface Popups {
  /** Returns a snapshot; sends no request. */
  getState(): PopupsState
  /** Returns the state for server rendering: no popup is open. */
  getServerState(): PopupsState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: PopupsState) => void): () => void
  /** Closes the open popups, then opens those of `path`. Call it on every route change. */
  enter(path: string): Promise<void>
  /** Closes one popup; `today` keeps it closed until midnight in Seoul. */
  close(popupId: number, options?: { today?: boolean | undefined }): void
}

/** How long a fetched list is reused, ms. */
const FRESH_MS = 60_000

/**
 * Opens the popups of each path that the visitor enters. After a failed load no popup opens, and the next route change
 * retries.
 *
 * @param load fetches the list; `GET /main/popup/notice` by default
 * @example
 * const popups = createPopups(fandeck)
 * router.subscribe(({ location }) => popups.enter(location.pathname))
 * @see S4.41, S4.42
 */
export function createPopups(
  fandeck: Fandeck,
  { load = getPopupNotices }: { load?: ((fandeck: Fandeck) => Promise<Popup[]>) | undefined } = {},
): Popups {
  const empty: PopupsState = { path: undefined, loading: false, open: [] }
  const store = createStore<PopupsState>(() => empty)
  let list: { at: number; popups: Promise<Popup[]> } | undefined
  let entries = 0

  function popups(): Promise<Popup[]> {
    const now = fandeck.platform.monotonic()
    if (!list || now - list.at >= FRESH_MS) {
      const fetched = { at: now, popups: load(fandeck) }
      list = fetched
      fetched.popups.catch(() => {
        if (list === fetched) list = undefined
      })
    }
    return list.popups
  }

  return {
    getState: store.getState,
    getServerState: () => empty,
    subscribe: store.subscribe,
    async enter(path) {
      const entry = ++entries
      store.setState({ path, loading: true, open: [] })
      const all = await popups().catch((error: unknown) => {
        fandeck.platform.logger.warn('The popups could not be loaded.', error)
        return []
      })
      if (entry !== entries) return
      const open = popupsFor(all, { path, now: fandeck.clock.now(), dismissed: dismissedToday(fandeck) })
      store.setState({ loading: false, open })
      if (open.length === 0) return
      fandeck.events.emit('popups:opened', { path, popupIds: open.map(({ popupId }) => popupId) })
    },
    close(popupId, { today = false } = {}) {
      store.setState(({ open }) => ({ open: open.filter((popup) => popup.popupId !== popupId) }))
      if (today) {
        fandeck.events.emit('popups:dismissed', { popupId, day: dismissToday(fandeck, popupId) })
      }
    },
  }
}
