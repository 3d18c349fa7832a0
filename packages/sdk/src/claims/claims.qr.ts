import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import { whileObserved } from '../kernel/while-observed.ts'
import type { QrKey } from './claims.schema.ts'
import { getBenefitQr } from './claims.ts'

/** The QR of an open benefit row. */
export interface BenefitQrState {
  /** The latest key, kept after it expires; show an expired key dimmed. */
  key: QrKey | undefined
  /** When the latest key was fetched, server time in epoch ms. */
  fetchedAt: number | undefined
  loading: boolean
  error: FandeckError | undefined
}

/** The rotating QR of one benefit; active while it has subscribers. */
export interface BenefitQr {
  /** Returns a snapshot; sends no request. */
  getState(): BenefitQrState
  /** Adds a listener; fetches at once and every 170 s while there is one (S4.27). Returns the unsubscribe function. */
  subscribe(listener: (state: BenefitQrState) => void): () => void
  /** Fetches a new key. */
  refresh(): Promise<void>
}

const RETRY_MS = 3000

/**
 * Keeps the QR of a benefit valid: fetches a key with the first subscriber, every 170 seconds, and when the page
 * becomes visible with an expired key. A key that cannot be renewed stays in the state, so that the page can show it as
 * expired (D50).
 *
 * @example
 * const qr = createBenefitQr(fandeck, { benefitId: 7 })
 * const unsubscribe = qr.subscribe(({ key }) => key && show(key.randomKey))
 * @see S4.27, S7.3, D50
 */
export function createBenefitQr(fandeck: Fandeck, { benefitId }: { benefitId: number }): BenefitQr {
  const { timers, visibility } = fandeck.platform
  const store = createStore<BenefitQrState>(() => ({
    key: undefined,
    fetchedAt: undefined,
    loading: false,
    error: undefined,
  }))
  let observed = false
  let timer: unknown
  let fetching: Promise<void> | undefined

  function schedule(ms: number): void {
    timers.clearTimeout(timer)
    if (observed) timer = timers.setTimeout(() => void refresh(), ms)
  }

  async function load(): Promise<void> {
    store.setState({ loading: true })
    try {
      const key = await getBenefitQr(fandeck, { benefitId })
      store.setState({ key, fetchedAt: fandeck.clock.now(), loading: false, error: undefined })
      schedule(constants.qrRefreshMs)
    } catch (error) {
      store.setState({ loading: false, error: isFandeckError(error) ? error : undefined })
      if (isFandeckError(error) && error.retryable) schedule(RETRY_MS)
    }
  }

  function refresh(): Promise<void> {
    fetching ??= load().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  function onReturn(): void {
    const { key, fetchedAt } = store.getState()
    const now = fandeck.clock.now()
    const left = key && fetchedAt !== undefined ? fetchedAt + constants.qrRefreshMs - now : 0
    if (!key || left <= 0 || now >= key.expiresAt) void refresh()
    else schedule(left)
  }

  return {
    getState: store.getState,
    subscribe: whileObserved(store, () => {
      observed = true
      const stopWatching = visibility.onReturn(onReturn)
      onReturn()
      return () => {
        observed = false
        timers.clearTimeout(timer)
        stopWatching()
      }
    }),
    refresh,
  }
}
