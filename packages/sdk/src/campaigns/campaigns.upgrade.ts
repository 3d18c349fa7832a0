import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { UpgradeResult } from './campaigns.schema.ts'
import { upgradeCards } from './campaigns.ts'
import { type PendingUpgrade, upgradeMemory } from './campaigns.upgrade.memory.ts'
import {
  type Appearance,
  appearanceOf,
  holdsCopy,
  nextUpgradeStatus,
  type UpgradeCard,
  type UpgradeSignal,
  type UpgradeSlots,
  type UpgradeStatus,
} from './campaigns.upgrade.rules.ts'

/** A snapshot of an upgrade board (S3.30). */
export interface UpgradeState {
  status: UpgradeStatus
  /** The three slots; `null` for an empty one. */
  slots: UpgradeSlots
  appearance: Appearance
  /** The card that appeared, until the next upgrade starts. */
  result: UpgradeResult | undefined
  /** Whether the request is under way; the status changes when it has succeeded. */
  loading: boolean
  error: FandeckError | undefined
}

/** An upgrade board. Actions that do not apply in the current state change nothing. */
export interface Upgrade {
  /** Returns a snapshot; sends no request. */
  getState(): UpgradeState
  /** Returns the state for server rendering: three empty slots. */
  getServerState(): UpgradeState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: UpgradeState) => void): () => void
  /** Puts a copy into a slot; it leaves its previous slot. */
  put(slot: number, card: UpgradeCard): void
  /** Empties a slot. */
  take(slot: number): void
  /**
   * Upgrades the three cards, then starts the video. After a lost reply, the same upgrade is sent again, not a second
   * one.
   */
  start(): Promise<void>
  /**
   * Fetches the result of an upgrade that this browser sent before the page was closed, then starts the video. Returns
   * whether there was one.
   */
  resume(): Promise<boolean>
  /** Reports the end of the video. */
  videoEnded(): void
  /** Reports a video that does not load or play; the effect follows as after its end. */
  videoFailed(): void
  /** Reports the end of the effect; the slots are empty again, and `result` stays. */
  effectEnded(): void
}

const EMPTY: UpgradeSlots = [null, null, null]
const SERVER: UpgradeState = {
  status: 'beforeUpgrade',
  slots: EMPTY,
  appearance: { kind: 'none' },
  result: undefined,
  loading: false,
  error: undefined,
}

/**
 * Creates an upgrade board. The cards are consumed by the server, once per key; the key is stored before the request
 * and removed when the fan has seen the result.
 *
 * @param specialPlayers the names of the section's special players
 * @see S3.30, S4.45–S4.48, D28
 */
export function createUpgrade(
  fandeck: Fandeck,
  {
    slug,
    board = 'upgrade',
    specialPlayers,
  }: { slug: string; board?: string | undefined; specialPlayers: readonly string[] },
): Upgrade {
  const memory = upgradeMemory(fandeck, { slug, board })
  const store = createStore<UpgradeState>(() => SERVER)

  const setSlots = (slots: UpgradeSlots) =>
    store.setState({ slots, appearance: appearanceOf(slots, specialPlayers), error: undefined })

  /** Returns whether the fan can change the slots now. */
  const isIdle = () => store.getState().status === 'beforeUpgrade' && !store.getState().loading

  function signal(given: UpgradeSignal): boolean {
    const { status } = store.getState()
    const next = nextUpgradeStatus(status, given)
    store.setState({ status: next })
    return next !== status
  }

  async function send({ key, cards }: PendingUpgrade): Promise<void> {
    store.setState({ loading: true, error: undefined, result: undefined })
    try {
      const result = await upgradeCards(fandeck, { slug, board, cards, idempotencyKey: key })
      store.setState({ result, loading: false })
      signal('upgraded')
    } catch (error) {
      const known = isFandeckError(error) ? error : undefined
      // The server has refused it, so it has consumed nothing; anything else may have been a lost reply.
      if (known?.code.startsWith('campaigns/')) memory.clear()
      store.setState({ error: known, loading: false })
      throw error
    }
  }

  return {
    getState: store.getState,
    getServerState: () => SERVER,
    subscribe: store.subscribe,
    put(slot, card) {
      const { slots } = store.getState()
      if (!isIdle() || slots[slot] === undefined) return
      const without = holdsCopy(slots, card)
        ? slots.map((one) => (one?.cardId === card.cardId && one.edition === card.edition ? null : one))
        : slots
      setSlots(without.map((one, at) => (at === slot ? card : one)))
    },
    take(slot) {
      const { slots } = store.getState()
      if (isIdle() && slots[slot]) setSlots(slots.map((one, at) => (at === slot ? null : one)))
    },
    async start() {
      const cards = store.getState().slots.filter((card) => card !== null)
      if (!isIdle() || cards.length < EMPTY.length) return
      const pending = memory.read()
      const again = pending && cards.every((card) => holdsCopy(pending.cards, card))
      const sent = again ? pending : { key: fandeck.platform.random.uuid(), cards }
      memory.write(sent)
      await send(sent)
    },
    async resume() {
      const pending = memory.read()
      if (!pending || !isIdle()) return false
      setSlots(pending.cards)
      await send(pending)
      return true
    },
    videoEnded: () => void signal('videoEnded'),
    videoFailed: () => void signal('videoFailed'),
    effectEnded() {
      if (!signal('effectEnded')) return
      memory.clear()
      setSlots(EMPTY)
    },
  }
}
