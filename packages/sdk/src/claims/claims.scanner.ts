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

/** How a scanner is made. */
export interface ScannerOptions {
  mintingIdx?: number
  /** The claim has succeeded; the scanner closes (S4.30). */
  onSuccess?: (card: ClaimedCard) => void
  /** The server has refused with a code; the scanner closes (S8.10). */
  onCancel?: (refusal: { statusCode: number; code: string }) => void
}

/** A scanner without its camera: give it pictures, it tells what became of them. */
export interface Scanner {
  /** The newest state; `card` stays until the next capture. */
  getState(): ScannerState
  /** Listens to every change; returns its undo. */
  subscribe(listener: (state: ScannerState) => void): () => void
  /** Sends a picture; a second call while one is under way does nothing (S4.32). */
  capture(picture: () => string | Promise<string>): Promise<void>
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
  const { mintingIdx, onSuccess, onCancel } = options
  const store = createStore<ScannerState>(() => READY)
  let running: AbortController | undefined

  async function send(picture: () => string | Promise<string>, run: AbortController): Promise<void> {
    const tooLong = () =>
      run.abort(new FandeckError('http/timeout', 'The scan took too long.', { retryable: true }))
    const timer = fandeck.seams.timers.setTimeout(tooLong, constants.scanLimitMs)
    try {
      const image = await Promise.race([picture(), aborted(run.signal)])
      const card = await scanCard(fandeck, { image, mintingIdx, signal: run.signal })
      if (running !== run) return
      store.setState({ ...READY, card })
      onSuccess?.(card)
    } catch (error) {
      if (running !== run) return
      const known = isFandeckError(error) ? error : undefined
      store.setState({ status: 'ERROR', error: known, card: undefined })
      if (!known) fandeck.seams.logger.error('A capture failed', error)
      if (known?.serverCode && onCancel) onCancel({ statusCode: known.status ?? 0, code: known.serverCode })
    } finally {
      fandeck.seams.timers.clearTimeout(timer)
      if (running === run) running = undefined
    }
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async capture(picture) {
      if (running) return
      const run = new AbortController()
      running = run
      store.setState({ status: 'PROCESSING', error: undefined, card: undefined })
      await send(picture, run)
    },
    cancel() {
      running?.abort()
      running = undefined
      store.setState(READY)
    },
  }
}
