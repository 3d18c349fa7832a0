import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import { isInAppBrowser } from '../kernel/in-app.ts'
import { pageWindow } from '../kernel/page-window.ts'
import type { OpenedWindow, WindowMessage } from '../kernel/platform.ts'
import type { SessionRecord } from '../session/record.ts'
import { decideToken } from '../session/rule.ts'
import type { SessionUser } from '../session/session.ts'
import { asWalletError, walletError } from './wallet.errors.ts'
import { fullPage } from './wallet.full-page.ts'
import { renewWith } from './wallet.renew.ts'
import { judgeWindow, walletFeatures } from './wallet.rules.ts'
import { readPopupMessage, refreshMessage, type WalletRecord } from './wallet.schema.ts'

/** `open` awaits the fan, `connecting` the server; then `connected` or `failed`. */
export type WalletWindowStatus = 'idle' | 'open' | 'connecting' | 'connected' | 'failed'

/** A snapshot of a wallet window. */
export interface WalletWindowState {
  status: WalletWindowStatus
  /** The reason for `failed`. */
  error: FandeckError | undefined
  /** The wallet as a full page, when the window was blocked or lost: show it as a link. */
  link: string | undefined
}

/** The outcome of a wallet window; `previous` is the member signed in before and may be another one. */
export type WalletResult =
  | { success: true; previous: SessionUser | undefined }
  | { success: false; error: FandeckError }

/** Options of `createWalletWindow`. */
export interface WalletWindowOptions {
  /** Called once for each finished `open` or `resume` (S4.20, S4.21). */
  onResult?: ((result: WalletResult) => void) | undefined
}

/** The wallet's login in a window. Timers and listeners exist only while it is open. */
export interface WalletWindow {
  /** Returns a snapshot; sends no request. */
  getState(): WalletWindowState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: WalletWindowState) => void): () => void
  /** Opens the window synchronously: call it in the click handler, before any `await`. Focuses an open window. */
  open(): void
  /** Brings the window to the front. */
  focus(): void
  /** Closes the window, which counts as a failure; after a failure, resets the state. */
  close(): void
  /** Completes a full-page login that has returned to this page; does nothing otherwise. */
  resume(): Promise<void>
}

interface Run {
  popup: OpenedWindow
  timers: unknown[]
  ready: boolean
  closedAt: number | undefined
  undo: (() => void)[]
}

const IDLE: WalletWindowState = { status: 'idle', error: undefined, link: undefined }

/**
 * Creates the wallet window: opens the wallet's `/login`, posts the wallet token to it, and starts the session that it
 * returns. Accepts one valid message, from the exact wallet origin and from this window only.
 *
 * @example
 * const wallet = createWalletWindow(fandeck, { onResult: ({ success }) => success || toast('…') })
 * button.onclick = () => wallet.open()
 * @see S4.19–S4.24, D8, D53
 */
export function createWalletWindow(fandeck: Fandeck, { onResult }: WalletWindowOptions = {}): WalletWindow {
  const { platform, session, events, walletOrigin } = fandeck
  const store = createStore<WalletWindowState>(() => IDLE)
  const page = platform.pageWindow ?? pageWindow()
  let run: Run | undefined
  let returned = false

  function stop(): void {
    for (const timer of run?.timers ?? []) platform.timers.clearTimeout(timer)
    for (const undo of run?.undo ?? []) undo()
    run = undefined
  }

  function fail(error: FandeckError, link?: string): void {
    stop()
    store.setState({ status: 'failed', error, link })
    events.emit('wallet:failed', { code: error.code })
    onResult?.({ success: false, error })
  }

  function succeed(record: SessionRecord): void {
    const previous = session.getState().user
    session.begin(record)
    store.setState({ ...IDLE, status: 'connected' })
    events.emit('wallet:connected', { previous })
    onResult?.({ success: true, previous })
  }

  /** Renews the session before replacing the old one; an outage does not reject it (D55). */
  async function take(refreshToken: string, record?: WalletRecord): Promise<void> {
    store.setState({ ...IDLE, status: 'connecting' })
    try {
      const next = await renewWith(fandeck, refreshToken)
      succeed({ ...next, walletRefreshToken: next.walletRefreshToken ?? record?.walletRefreshToken })
    } catch (error) {
      if (!isFandeckError(error)) throw error
      const usable = record && decideToken(record, fandeck.clock.now()) === 'use'
      if (usable && error.retryable) succeed(record)
      else fail(asWalletError(error))
    }
  }

  /** Posts the wallet token; only the wallet's origin can receive it, whatever page the popup shows. */
  function tell(): void {
    const token = session.record()?.walletRefreshToken
    if (token && walletOrigin) run?.popup.postMessage(refreshMessage(token), walletOrigin)
  }

  function hear({ origin, source, data }: WindowMessage): void {
    if (!run || origin !== walletOrigin || source !== run.popup) return
    const message = readPopupMessage(data)
    if (message?.type === 'wallet:ready') {
      run.ready = true
      tell()
    }
    if (message?.type === 'wallet:user') {
      const { popup } = run
      stop()
      popup.close()
      void take(message.user.refreshToken, message.user)
    }
  }

  function check(returned: boolean): void {
    if (!run) return
    const { popup, ready } = run
    const now = platform.monotonic()
    run.closedAt = popup.closed ? (run.closedAt ?? now) : undefined
    const closedForMs = now - (run.closedAt ?? now)
    const verdict = judgeWindow({ closed: popup.closed, closedForMs, ready, returned })
    if (verdict === 'cancelled') fail(walletError('wallet/cancelled'))
    if (verdict === 'lost') fail(walletError('wallet/lost'), fullPage(fandeck)?.begin())
  }

  function poll(): void {
    check(false)
    if (run) run.timers[0] = platform.timers.setTimeout(poll, constants.walletWindow.pollMs)
  }

  function openPopup(): OpenedWindow | undefined {
    try {
      const name = `fandeck-wallet-${platform.random.uuid()}`
      const popup = platform.openWindow(`${walletOrigin}/login`, name, walletFeatures(page.screen()))
      return popup?.closed ? undefined : popup
    } catch {
      return undefined
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open() {
      if (run) return run.popup.focus()
      if (store.getState().status === 'connecting') return
      if (!walletOrigin) return fail(walletError('wallet/not-configured'))
      // An in-app browser opens windows without an opener, or replaces this page.
      const link = isInAppBrowser(page.userAgent()) ? fullPage(fandeck)?.begin() : undefined
      if (link) return platform.navigate(link)
      const popup = openPopup()
      if (!popup) return fail(walletError('wallet/blocked'), fullPage(fandeck)?.begin())
      const { pollMs, postDelayMs } = constants.walletWindow
      run = {
        popup,
        ready: false,
        closedAt: undefined,
        timers: [platform.timers.setTimeout(poll, pollMs), platform.timers.setTimeout(tell, postDelayMs)],
        // Hidden pages throttle timers, so the fan's return also polls.
        undo: [page.listen(hear), platform.visibility.onReturn(() => check(true))],
      }
      store.setState({ ...IDLE, status: 'open' })
    },
    focus: () => run?.popup.focus(),
    close() {
      if (run) {
        const { popup } = run
        fail(walletError('wallet/cancelled'))
        popup.close()
      } else if (store.getState().status === 'failed') store.setState(IDLE)
    },
    async resume() {
      const back = fullPage(fandeck)?.end()
      // The first call has taken the `state`, which a second one then misses.
      if (!back || (back === 'lost' && returned)) return
      returned = true
      if (back === 'lost') fail(walletError('wallet/lost'))
      else if (back.token === undefined) fail(walletError('wallet/cancelled'))
      else await take(back.token)
    },
  }
}
