import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import { whileObserved } from '../kernel/while-observed.ts'
import { emptyView, type GateView, nextAskMs, viewOf } from './gate.rules.ts'
import type { Standing } from './gate.schema.ts'
import { fandeckGate, type GateRef, type GateSource } from './gate.ts'

/** A snapshot of a gate. */
export interface GateState extends GateView {
  /** Whether the first answer is awaited, or that to the fan's own step. */
  loading: boolean
  /** Why the last request failed; what was known before stays in the state. */
  error: FandeckError | undefined
}

/** The gate in front of one drop. */
export interface Gate {
  /** Returns a snapshot; sends no request. */
  getState(): GateState
  /** Returns the state before the first answer, for rendering on a server. */
  getServerState(): GateState
  /** Adds a listener; asks the gate, and takes part, while there is one. Returns the unsubscribe function. */
  subscribe(listener: (state: GateState) => void): () => void
  /** Takes part; after a missed call, starts again at the end of the queue. */
  join(): Promise<void>
  /** Asks the gate now. */
  refresh(): Promise<void>
}

const FIRST_RETRY_MS = 2000
const LAST_RETRY_MS = 60_000

const start: GateState = { ...emptyView, loading: false, error: undefined }

const takesPart = ({ phase, joined }: Standing): boolean =>
  joined && (phase === 'waiting' || phase === 'drawing' || phase === 'queued')

/**
 * Creates the gate in front of a drop. While it has subscribers it takes part for a signed-in member, asks at the
 * intervals that the gate requests, and emits the steps as events. The server keeps the place by account, so that a
 * reload or another tab keeps it and gives no second one.
 *
 * @param source another waiting room, such as `cloudflareGate` or `queueItGate`
 * @example
 * const gate = createGate(fandeck, { dropId: 101 })
 * const leave = gate.subscribe(({ phase, pass }) => phase === 'called' && buy(pass))
 * @see D81
 */
export function createGate(
  fandeck: Fandeck,
  { dropId, source = fandeckGate(fandeck, { dropId }) }: GateRef & { source?: GateSource | undefined },
): Gate {
  const { timers, visibility, random } = fandeck.platform
  const store = createStore<GateState>(() => start)
  const { getState: get, setState: set } = store
  const loggedIn = () => fandeck.session.getState().loggedIn
  let observed = false
  let timer: unknown
  let failures = 0
  let running: Promise<void> | undefined
  /** Changes when the member changes; an answer for another member is dropped. */
  let turn = 0

  function emit(before: GateState, standing: Standing): void {
    const { phase } = standing
    const after = get()
    if (takesPart(standing) && !before.joined) fandeck.events.emit('gate:joined', { dropId })
    if (phase === before.phase) return
    if (phase === 'queued') fandeck.events.emit('gate:placed', { dropId, place: after.place })
    if (phase === 'called') fandeck.events.emit('gate:called', { dropId, until: after.passUntil })
    if (phase === 'missed') fandeck.events.emit('gate:missed', { dropId })
  }

  function schedule(ms: number | undefined): void {
    timers.clearTimeout(timer)
    if (observed && ms !== undefined) timer = timers.setTimeout(() => void refresh(), ms)
  }

  /** Keeps the state of a failure that lasts, so that pages render once for it. */
  function fail(error: FandeckError | undefined): void {
    const before = get()
    if (before.loading || before.error?.code !== error?.code) set({ loading: false, error })
  }

  const chance = () => (random.bytes(1)[0] ?? 0) / 255

  async function standingOf(join: boolean): Promise<Standing> {
    if (join) return source.join()
    const standing = await source.read()
    const free = !standing.joined && ['waiting', 'drawing', 'outside'].includes(standing.phase)
    return free && source.autoJoin === 'signedIn' && loggedIn() ? source.join() : standing
  }

  async function ask(join: boolean): Promise<void> {
    const mine = turn
    const { phase, error } = get()
    if (join || (phase === undefined && !error)) set({ loading: true })
    try {
      const standing = await standingOf(join)
      if (mine !== turn) return
      failures = 0
      const before = get()
      set({ ...viewOf(standing, fandeck.clock.now()), loading: false, error: undefined })
      emit(before, standing)
      schedule(nextAskMs(standing, { visible: visibility.visible(), chance: chance() }))
    } catch (error) {
      if (mine !== turn) return
      fail(isFandeckError(error) ? error : undefined)
      if (!isFandeckError(error)) return fandeck.platform.logger.error('The gate failed.', error)
      if (error.retryable)
        schedule(Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS) * (1 + chance()))
    }
  }

  function run(join: boolean): Promise<void> {
    if (running && !join) return running
    const mine = (running ?? Promise.resolve())
      .then(() => ask(join))
      .finally(() => {
        if (running === mine) running = undefined
      })
    running = mine
    return mine
  }
  const refresh = () => run(false)

  function onSession(): void {
    turn++
    running = undefined
    set({ ...start })
    void refresh()
  }

  return {
    getState: get,
    getServerState: () => start,
    subscribe: whileObserved(store, () => {
      observed = true
      const stopWatching = visibility.onVisible(() => void refresh())
      const stopSession = fandeck.session.subscribe(
        (now, before) => now.loggedIn !== before.loggedIn && onSession(),
      )
      void refresh()
      return () => {
        observed = false
        timers.clearTimeout(timer)
        stopWatching()
        stopSession()
      }
    }),
    join: () => run(true),
    refresh,
  }
}
