import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import { whileObserved } from '../kernel/while-observed.ts'
import type { CampaignMatch } from './campaigns.boards.schema.ts'
import { isPickable, type PickCount, type PickKind, pickPhase } from './campaigns.pick.rules.ts'
import type { WindowPhase } from './campaigns.rules.ts'
import type { CampaignState } from './campaigns.schema.ts'
import { pickPlayer } from './campaigns.ts'

/** One vote of a match. */
export interface VoteState {
  phase: WindowPhase
  /** The slot that the server has; `undefined` before the first pick. */
  picked: number | undefined
  /** The counts of all slots; `undefined` until the fan has picked or the vote has closed. */
  counts: readonly PickCount[] | undefined
}

/** A snapshot of a match on the pick board (S3.31). */
export interface MatchPickState {
  /** The vote that the fan looks at. */
  kind: PickKind
  /** The slot that the fan has chosen but not sent; `undefined` for none. */
  selectedSlot: number | undefined
  mom: VoteState
  firstScorer: VoteState
  loading: boolean
  error: FandeckError | undefined
}

/** The pick board of one match. Actions that do not apply change nothing. */
export interface MatchPick {
  /** Returns a snapshot; sends no request. */
  getState(): MatchPickState
  /** Returns the state for server rendering: nothing picked. */
  getServerState(): MatchPickState
  /** Adds a listener; votes open and close by server time while there is one. Returns the unsubscribe function. */
  subscribe(listener: (state: MatchPickState) => void): () => void
  /** Takes over what the server has. */
  restore(state: Pick<CampaignState, 'picks' | 'tallies'>): void
  /** Shows the other vote and drops the choice. */
  show(kind: PickKind): void
  /** Chooses a slot of the line-up, or `NO_GOAL` for the first scorer, while the vote is open. */
  select(slot: number): void
  /** Sends the choice; a later one replaces it until the vote closes. */
  submit(): Promise<void>
}

/**
 * Creates the pick board of one match: the man of the match from kick-off to closing, the first scorer until kick-off,
 * by server time.
 *
 * @example
 * const pick = createMatchPick(fandeck, { slug: 'fcanyang-2025', match })
 * pick.select(0)
 * await pick.submit()
 * @see S3.31, D29
 */
export function createMatchPick(
  fandeck: Fandeck,
  { slug, match }: { slug: string; match: CampaignMatch },
): MatchPick {
  const { matchId } = match
  const voteNow = (kind: PickKind): VoteState => ({
    phase: pickPhase(match, kind, fandeck.clock.now()),
    picked: undefined,
    counts: undefined,
  })
  const first: MatchPickState = {
    kind: voteNow('firstScorer').phase === 'open' ? 'firstScorer' : 'mom',
    selectedSlot: undefined,
    mom: voteNow('mom'),
    firstScorer: voteNow('firstScorer'),
    loading: false,
    error: undefined,
  }
  const store = createStore<MatchPickState>(() => first)

  const setVote = (kind: PickKind, change: Partial<VoteState>) =>
    store.setState((state) =>
      kind === 'mom'
        ? { mom: { ...state.mom, ...change } }
        : { firstScorer: { ...state.firstScorer, ...change } },
    )

  function tick(): void {
    for (const kind of ['mom', 'firstScorer'] as const) {
      const phase = pickPhase(match, kind, fandeck.clock.now())
      if (phase === store.getState()[kind].phase) continue
      setVote(kind, { phase })
      if (kind === store.getState().kind && phase === 'closed') store.setState({ selectedSlot: undefined })
    }
  }

  return {
    getState: store.getState,
    getServerState: () => first,
    subscribe: whileObserved(store, () => {
      tick()
      const offTick = fandeck.clock.subscribe(tick)
      const offCorrected = fandeck.clock.onCorrected(tick)
      return () => {
        offTick()
        offCorrected()
      }
    }),
    restore({ picks, tallies }) {
      for (const kind of ['mom', 'firstScorer'] as const) {
        const own = (one: { matchId: number; kind: PickKind }) => one.matchId === matchId && one.kind === kind
        setVote(kind, { picked: picks.find(own)?.slot, counts: tallies.find(own)?.counts })
      }
    },
    show(kind) {
      if (kind !== store.getState().kind) store.setState({ kind, selectedSlot: undefined, error: undefined })
    },
    select(slot) {
      tick()
      const state = store.getState()
      if (state[state.kind].phase !== 'open' || !isPickable(match, state.kind, slot)) return
      store.setState({ selectedSlot: slot, error: undefined })
    },
    async submit() {
      tick()
      const { kind, selectedSlot: slot, loading } = store.getState()
      if (slot === undefined || loading) return
      store.setState({ loading: true, error: undefined })
      try {
        const { counts } = await pickPlayer(fandeck, { slug, matchId, kind, slot })
        setVote(kind, { picked: slot, counts })
        if (store.getState().selectedSlot === slot) store.setState({ selectedSlot: undefined })
      } catch (error) {
        store.setState({ error: isFandeckError(error) ? error : undefined })
        throw error
      } finally {
        store.setState({ loading: false })
        tick()
      }
    },
  }
}
