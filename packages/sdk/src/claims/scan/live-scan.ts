import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../../client.ts'
import type { Scanner, ScannerState } from '../claims.scanner.ts'
import { claimCode } from '../claims.ts'
import type { CodeFormat } from '../code.ts'
import { afterClaim, afterFrame, type ClaimOutcome, SEARCHING, type Sighting } from './sighting.rules.ts'
import type { Sight } from './window-reader.ts'

/** Reads the window live: give it what each frame shows. */
export interface LiveScan {
  /** Returns a snapshot. */
  getState(): Sighting
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: Sighting) => void): () => void
  /**
   * Takes what one frame shows; claims its code once two frames agree.
   *
   * @param at when the frame was taken, ms of any clock that only goes forward
   */
  see(sight: Sight | undefined, at: number): Promise<void>
}

/** Options of `createLiveScan`. */
export interface LiveScanOptions {
  /** The minting whose codes are on the cards. @default 1 */
  mintingId?: number | undefined
  /** The format of that minting's codes. @default DEFAULT_CODE_FORMAT */
  codeFormat?: CodeFormat | undefined
  /** The frames that must agree; a test replaces it to measure its effect. @default 2 */
  frames?: number | undefined
}

function outcomeOf({ status, card, error }: ScannerState): ClaimOutcome {
  if (status === 'READY') return card ? 'claimed' : 'ended'
  return error?.retryable ? 'failed' : 'refused'
}

/**
 * Creates the live reading of a scanner: searching → seen → claimed. A seen code is claimed as a typed one (D12b), by the
 * scanner, so that a press of the shutter and a live code never compete.
 *
 * @example
 * const live = createLiveScan(fandeck, scanner, { mintingId: 3 })
 * await live.see(readWindow(network, pixels), performance.now())
 */
export function createLiveScan(
  fandeck: Fandeck,
  scanner: Pick<Scanner, 'claim' | 'getState'>,
  { mintingId, codeFormat, frames }: LiveScanOptions = {},
): LiveScan {
  const store = createStore<Sighting>(() => SEARCHING)
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async see(sight, at) {
      // A picture is being read.
      if (scanner.getState().status === 'PROCESSING') return
      const before = store.getState()
      const after = afterFrame(before, sight, at, frames)
      if (after === before) return
      store.setState(after, true)
      if (after.status !== 'seen' || !after.sight) return
      const { code } = after.sight
      await scanner.claim((signal) => claimCode(fandeck, { code, mintingId, codeFormat }, { signal }))
      store.setState(afterClaim(store.getState(), outcomeOf(scanner.getState()), at), true)
    },
  }
}
