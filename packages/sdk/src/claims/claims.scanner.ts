import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { ClaimedCard } from './claims.schema.ts'
import { scanCard } from './claims.ts'

/** `READY` accepts a capture, `PROCESSING` awaits the answer, `ERROR` follows a failed capture (S4.29). */
export type ScannerStatus = 'READY' | 'PROCESSING' | 'ERROR'

/** A snapshot of a scanner. */
export interface ScannerState {
  status: ScannerStatus
  error: FandeckError | undefined
  card: ClaimedCard | undefined
}

/** A server refusal with a code (S8.10). */
export interface ScanRefusal {
  statusCode: number
  /** The server's code, such as `CODE_USED`. */
  code: string
  /** The refusal as a typed error, such as `claims/code-used`. */
  error: FandeckError
}

/** Options of `createScanner`. */
export interface ScannerOptions {
  mintingId?: number | undefined
  /** Called when the claim has succeeded; close the scanner (S4.30). */
  onSuccess?: ((card: ClaimedCard) => void) | undefined
  /** Called when the server has refused with a code; close the scanner (S8.10). */
  onCancel?: ((refusal: ScanRefusal) => void) | undefined
}

/** Claims a card; rejects when the signal aborts. */
export type ClaimAttempt = (signal: AbortSignal) => Promise<ClaimedCard>

/** Returns a picture as a data URL; called once per capture. */
export type PictureSource = () => string | Promise<string>

/** A scanner without a camera: send it pictures and read the outcome from its state. */
export interface Scanner {
  /** Returns a snapshot; `card` stays until the next capture. */
  getState(): ScannerState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: ScannerState) => void): () => void
  /** Sends a picture; ignored while a capture is in progress (S4.32). */
  capture(picture: PictureSource): Promise<void>
  /**
   * Sends a picture that the fan has chosen: at once, or after the capture in progress. Dropped when that capture
   * yields a card or a refusal that closes the scanner. Of several pictures, only the last one is sent.
   */
  captureNext(picture: PictureSource): Promise<void>
  /** Claims by a call of its own, such as `claimCode`; ignored while a capture is in progress (D12b). */
  claim(attempt: ClaimAttempt): Promise<void>
  /** Sends the last picture or code again, such as after the sign-in that `claims/login-required` asks for. */
  repeat(): Promise<void>
  /** Aborts the capture in progress and returns to `READY`. */
  cancel(): void
}

const READY: ScannerState = { status: 'READY', error: undefined, card: undefined }

/** Rejects when the signal aborts, so that a camera without a picture cannot block the scanner. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/**
 * Creates a scanner for one printed card: READY → PROCESSING → READY with the card, or ERROR.
 *
 * @example
 * const scanner = createScanner(fandeck, { onSuccess: (card) => show(card), onCancel: ({ error }) => show(error) })
 * await scanner.capture(() => canvas.toDataURL('image/jpeg', 0.8))
 * @see S4.29–S4.32, S8.9–S8.11
 */
export function createScanner(fandeck: Fandeck, options: ScannerOptions = {}): Scanner {
  const { mintingId, onSuccess, onCancel } = options
  const store = createStore<ScannerState>(() => READY)
  let running: AbortController | undefined
  let next: PictureSource | undefined
  let last: ClaimAttempt | undefined

  const sending =
    (picture: PictureSource): ClaimAttempt =>
    async (signal) => {
      const image = await Promise.race([picture(), aborted(signal)])
      last = (again) => scanCard(fandeck, { image, mintingId }, { signal: again })
      return last(signal)
    }

  async function send(attempt: ClaimAttempt, run: AbortController): Promise<void> {
    const tooLong = () =>
      run.abort(new FandeckError('http/timeout', 'The scan took too long.', { retryable: true }))
    const timer = fandeck.platform.timers.setTimeout(tooLong, constants.scanLimitMs)
    try {
      const card = await attempt(run.signal)
      if (running !== run) return
      next = undefined
      store.setState({ ...READY, card })
      onSuccess?.(card)
    } catch (error) {
      if (running !== run) return
      const known = isFandeckError(error) ? error : undefined
      const code = known?.serverCode
      const refusal =
        known && code !== undefined ? { statusCode: known.status ?? 0, code, error: known } : undefined
      const closes = onCancel && refusal
      if (closes) next = undefined
      // With another picture waiting, the failure is not final.
      if (!next) store.setState({ status: 'ERROR', error: known, card: undefined })
      if (!known) fandeck.platform.logger.error('A capture failed', error)
      if (closes) onCancel(refusal)
    } finally {
      fandeck.platform.timers.clearTimeout(timer)
      if (running === run) running = undefined
    }
  }

  async function begin(attempt: ClaimAttempt): Promise<void> {
    if (running) return
    const run = new AbortController()
    running = run
    store.setState({ status: 'PROCESSING', error: undefined, card: undefined })
    await send(attempt, run)
    // A cancelled capture leaves the waiting picture to its successor.
    if (running || !next) return
    const following = next
    next = undefined
    await begin(sending(following))
  }
  const capture = (picture: PictureSource) => begin(sending(picture))

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    capture,
    async captureNext(picture) {
      if (running) next = picture
      else await capture(picture)
    },
    async claim(attempt) {
      if (running) return
      last = attempt
      await begin(attempt)
    },
    async repeat() {
      if (last) await begin(last)
    },
    cancel() {
      running?.abort()
      running = undefined
      next = undefined
      store.setState(READY)
    },
  }
}
