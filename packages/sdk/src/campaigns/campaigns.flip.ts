import { createStore } from 'zustand/vanilla'
import { constants } from '../constants.ts'

/** Which card of a list shows its back (S3.33). */
export interface FlipState {
  /** The index of the card; -1 for none. */
  index: number
}

/** A list of cards that turn over one at a time. */
export interface Flip {
  /** Returns a snapshot. */
  getState(): FlipState
  /** Returns the state for server rendering: all cards show their faces. */
  getServerState(): FlipState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: FlipState) => void): () => void
  /** Turns a card over and the previous one back; the same card turns back (D32). Ignores other indexes. */
  flip(index: number): void
  /** Turns the card back. */
  close(): void
}

const SERVER: FlipState = { index: constants.boards.flipIndex }

/**
 * Creates a list of cards that turn over one at a time.
 *
 * @param count the number of cards
 * @see S3.33, D32
 */
export function createFlip(count: number): Flip {
  const store = createStore<FlipState>(() => SERVER)
  return {
    getState: store.getState,
    getServerState: () => SERVER,
    subscribe: store.subscribe,
    flip(index) {
      if (!Number.isInteger(index) || index < 0 || index >= count) return
      store.setState(({ index: open }) => ({ index: open === index ? SERVER.index : index }))
    },
    close: () => store.setState(SERVER),
  }
}
