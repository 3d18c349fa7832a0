import { createStore } from 'zustand/vanilla'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { type FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { FormationName } from './campaigns.boards.schema.ts'
import { formationDraft } from './campaigns.formation.draft.ts'
import {
  emptySlots,
  FORMATIONS,
  type FormationChoice,
  type FormationPlayer,
  type FormationProblem,
  type FormationSlots,
  filledCount,
  mergedDraft,
  placed,
  placementProblem,
  reformed,
} from './campaigns.formation.rules.ts'
import { saveFormation } from './campaigns.ts'

/** A snapshot of a formation board (S3.29). */
export interface FormationState {
  selectedFormation: FormationName
  /** The card ids of the eleven slots; `null` for an empty one. */
  slots: FormationSlots
  /** Whether the state differs from the saved formation. */
  changed: boolean
  saving: boolean
  error: FandeckError | undefined
}

/** A formation board. Actions on a slot return the reason when they change nothing. */
export interface Formation {
  /** Returns a snapshot; sends no request. */
  getState(): FormationState
  /** Returns the state for server rendering: an empty 4-4-2. */
  getServerState(): FormationState
  /** Adds a listener; returns the unsubscribe function. */
  subscribe(listener: (state: FormationState) => void): () => void
  /** Sets the cards that can be placed: the fan's own, or for a visitor those of the packs. */
  setPlayers(players: readonly FormationPlayer[]): void
  /**
   * Merges the draft in the browser with the member's saved formation; call it after the login, with the own cards
   * (D27). A complete formation that `saveAfterSignIn` has kept is saved, once and if its cards are the member's, unless
   * another device has saved one since.
   */
  restore(
    saved: (FormationChoice & { savedAt?: number | undefined }) | undefined,
    players: readonly FormationPlayer[],
  ): void
  /** Changes the formation; players take the free slots of their position, and those without one leave. */
  select(formation: FormationName): void
  /** Places a card; it leaves its previous slot, because a card stands only once. */
  place(slot: number, cardId: number): FormationProblem | undefined
  /** Moves the card of a slot to another one; a card there changes places with it if it fits. */
  move(from: number, to: number): FormationProblem | undefined
  /** Empties a slot. */
  remove(slot: number): void
  /** Empties all slots. */
  reset(): void
  /**
   * Saves the formation and removes the draft. Without a session it throws `session/no-session`, and the draft stays
   * for `restore`.
   */
  save(): Promise<void>
  /** Lets the next `restore` save the formation of a visitor; a change before that, or half an hour, undoes it. */
  saveAfterSignIn(): void
}

const SERVER: FormationState = {
  selectedFormation: constants.boards.formation,
  slots: emptySlots(),
  changed: false,
  saving: false,
  error: undefined,
}

const same = (one: FormationChoice, other: FormationChoice) =>
  one.formation === other.formation && one.slots.every((card, at) => card === other.slots[at])

/**
 * Creates a formation board: eleven slots, each card once, in a position that fits. Every change is kept in the browser
 * until it is saved.
 *
 * @param board the id of the section, `formation` by default
 * @example
 * const formation = createFormation(fandeck, { slug: 'fcseoul-2025' })
 * formation.setPlayers([{ cardId: 2001, position: 'FW' }])
 * if (formation.place(9, 2001) === undefined) await formation.save()
 * @see S3.29, D27
 */
export function createFormation(
  fandeck: Fandeck,
  { slug, board = 'formation' }: { slug: string; board?: string | undefined },
): Formation {
  const draft = formationDraft(fandeck, { slug, board })
  const store = createStore<FormationState>(() => SERVER)
  let players: readonly FormationPlayer[] = []
  let saved: FormationChoice = { formation: SERVER.selectedFormation, slots: SERVER.slots }

  const choice = (): FormationChoice => {
    const { selectedFormation: formation, slots } = store.getState()
    return { formation, slots }
  }

  function show(next: FormationChoice): void {
    const changed = !same(next, saved)
    store.setState({ selectedFormation: next.formation, slots: next.slots, changed, error: undefined })
  }

  function change(next: FormationChoice): void {
    show(next)
    draft.write(next)
  }

  async function save(): Promise<void> {
    const sent = choice()
    store.setState({ saving: true, error: undefined })
    try {
      saved = await saveFormation(fandeck, { slug, board, ...sent })
      // A change during the request stays a draft.
      if (same(choice(), sent)) draft.clear()
      store.setState({ changed: !same(choice(), saved) })
    } catch (error) {
      store.setState({ error: isFandeckError(error) ? error : undefined })
      throw error
    } finally {
      store.setState({ saving: false })
    }
  }

  const kept = draft.read()
  if (kept) show(kept)

  return {
    getState: store.getState,
    getServerState: () => SERVER,
    subscribe: store.subscribe,
    setPlayers(next) {
      players = next
    },
    restore(from, own) {
      players = own
      saved = from ?? { formation: SERVER.selectedFormation, slots: SERVER.slots }
      const drafted = draft.read()
      show(mergedDraft(drafted, from, own) ?? saved)
      const pressedAt = fandeck.session.getState().loggedIn ? draft.takePress() : undefined
      if (pressedAt === undefined || !drafted || !store.getState().changed) return
      // Only what the fan has seen at the press, and nothing over a newer one.
      const whole = filledCount(drafted.slots) === drafted.slots.length && same(choice(), drafted)
      if (whole && (from?.savedAt ?? 0) <= pressedAt) save().catch(() => {})
    },
    select(formation) {
      const now = choice()
      if (formation !== now.formation) change({ formation, slots: reformed(now.slots, formation, players) })
    },
    place(slot, cardId) {
      const { formation, slots } = choice()
      const problem = placementProblem(formation, slot, cardId, players)
      if (problem) return problem
      change({ formation, slots: placed(slots, slot, cardId) })
      return undefined
    },
    move(from, to) {
      const { formation, slots } = choice()
      const [card, other] = [slots[from], slots[to]]
      if (card === undefined || card === null || other === undefined) return 'no-slot'
      const problem =
        FORMATIONS[formation][from]?.position === FORMATIONS[formation][to]?.position
          ? undefined
          : placementProblem(formation, to, card, players)
      if (problem) return problem
      const back = other !== null && !placementProblem(formation, from, other, players) ? other : null
      const next = slots.map((one, at) => (at === to ? card : at === from ? back : one))
      change({ formation, slots: from === to ? slots : next })
      return undefined
    },
    remove(slot) {
      const { formation, slots } = choice()
      if (slots[slot] === undefined || slots[slot] === null) return
      change({ formation, slots: slots.map((card, at) => (at === slot ? null : card)) })
    },
    reset() {
      change({ formation: choice().formation, slots: emptySlots() })
    },
    save,
    saveAfterSignIn: () => draft.press(choice()),
  }
}
