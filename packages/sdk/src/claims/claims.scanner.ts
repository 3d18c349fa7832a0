import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { ClaimedCard } from './claims.schema.ts'
import { scanCard } from './claims.ts'

/** `READY` waits for a capture, `PROCESSING` waits for the answer, `ERROR` shows that the last one failed (S4.29). */
export type ScannerStatus = 'READY' | 'PROCESSING' | 'ERROR'

/** What a scanner is at this moment. */
export interface ScannerState {
  status: ScannerStatus
  error: FandeckError | undefined
  card: ClaimedCard | undefined
}

/** A refusal of the server that carries a code (S8.10). */
export interface ScanRefusal {
  statusCode: number
  /** The server's code, such as `CODE_USED`. */
  code: string
  /** The same refusal as a typed error, such as `claims/code-used`. */
  error: FandeckError
}

/** How a scanner is made. */
export interface ScannerOptions {
  mintingId?: number
  /** The claim has succeeded; the scanner closes (S4.30). */
  onSuccess?: (card: ClaimedCard) => void
  /** The server has refused with a code; the scanner closes (S8.10). */
  onCancel?: (refusal: ScanRefusal) => void
}

/** Takes a picture when the scanner asks for it: a data URL. */
export type PictureSource = () => string | Promise<string>

/** A scanner without its camera: give it pictures, it tells what became of them. */
export interface Scanner {
  /** The newest state; `card` stays until the next capture. */
  getState(): ScannerState
  /** Listens to every change; returns its undo. */
  subscribe(listener: (state: ScannerState) => void): () => void
  /** Sends a picture; a second call while one is under way does nothing (S4.32). */
  capture(picture: PictureSource): Promise<void>
  /**
   * Sends a picture that the fan has chosen: at once, or after the one under way, which may still give its card. A card
   * that came meanwhile, or a refusal that closes the scanner, makes it needless; of several the last one is sent.
   */
  captureNext(picture: PictureSource): Promise<void>
  /** Stops what is under way and goes back to `READY`. */
  cancel(): void
}

const READY: ScannerState = { status: 'READY', error: undefined, card: undefined }

/** Fails when the signal does; a camera that never gives its picture must not hold the scanner. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/**
 * The scanning of one printed card: READY → PROCESSING → READY with the card, or ERROR.
 *
 * @see spec §4 OCR scan (S4.29–S4.32), §8 (S8.9–S8.11)
 */
export function createScanner(fandeck: Fandeck, options: ScannerOptions = {}): Scanner {
  const { mintingId, onSuccess, onCancel } = options
  const store = createStore<ScannerState>(() => READY)
  let running: AbortController | undefined
  let next: PictureSource | undefined

  async function send(picture: PictureSource, run: AbortController): Promise<void> {
    const tooLong = () =>
      run.abort(new FandeckError('http/timeout', 'The scan took too long.', { retryable: true }))
    const timer = fandeck.platform.timers.setTimeout(tooLong, constants.scanLimitMs)
    try {
      const image = await Promise.race([picture(), aborted(run.signal)])
      const card = await scanCard(fandeck, { image, mintingId }, { signal: run.signal })
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
      // With another picture at hand there is nothing to be told yet.
      if (!next) store.setState({ status: 'ERROR', error: known, card: undefined })
      if (!known) fandeck.platform.logger.error('A capture failed', error)
      if (closes) onCancel(refusal)
    } finally {
      fandeck.platform.timers.clearTimeout(timer)
      if (running === run) running = undefined
    }
  }

  async function capture(picture: PictureSource): Promise<void> {
    if (running) return
    const run = new AbortController()
    running = run
    store.setState({ status: 'PROCESSING', error: undefined, card: undefined })
    await send(picture, run)
    // One that was cancelled leaves what waits to the one after it.
    if (running || !next) return
    const following = next
    next = undefined
    await capture(following)
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    capture,
    async captureNext(picture) {
      if (running) next = picture
      else await capture(picture)
    },
    cancel() {
      running?.abort()
      running = undefined
      next = undefined
      store.setState(READY)
    },
  }
}
