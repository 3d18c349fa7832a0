import { cardAttribute, type MyPack } from '@fandeck/sdk/cards'
import { type DeckEntry, type DeckPack, entriesOf, FINISHES, packTitle } from '../card-deck/deck-filter.ts'
import { groupBy } from '../primitives/group-by.ts'

/** How much of something the member has collected, in designs. */
export interface Collected {
  owned: number
  total: number
}

/** One finish of a set, with its word on the card. */
export interface CollectedFinish extends Collected {
  title: string
}

/** A set as a binder: a pocket for each design. */
export interface Binder extends Collected {
  title: string
  /** URL. */
  crest: string | undefined
  pockets: readonly DeckEntry[]
  missing: readonly DeckEntry[]
  /** The plainest first. */
  finishes: readonly CollectedFinish[]
}

/** Whether a card is the reward of all missions, which no drop sells. */
export const isReward = ({ design }: DeckEntry): boolean => cardAttribute(design, 'position') === 'EMBLEM'

const isOwned = ({ copies }: DeckEntry) => copies.length > 0
const collected = (entries: readonly DeckEntry[]): Collected => ({
  owned: entries.filter(isOwned).length,
  total: entries.length,
})
/** FINISHES begins with the rarest. */
const rankOf = ([first]: readonly DeckEntry[]) => (first ? -FINISHES.indexOf(first.finish) : 0)

/**
 * Returns when the last design of a set arrived, epoch ms; `undefined` while one is missing, and where the server does not
 * report the times.
 */
export function completedAt({ pockets, missing }: Binder): number | undefined {
  if (missing.length > 0) return undefined
  const arrivals = pockets.map(({ copies }) =>
    Math.min(...copies.map(({ receivedAt }) => receivedAt ?? Number.NaN)),
  )
  const last = Math.max(...arrivals)
  return Number.isFinite(last) ? last : undefined
}

/** Returns a set of the member as a binder, in the order of its pack. */
export function binderOf(pack: DeckPack, mine: MyPack): Binder {
  const pockets = entriesOf([mine])
  const [first] = mine.designs
  const finishes = [...groupBy(pockets, ({ design }) => design.editionTitle)]
    .toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))
    .map(([title, entries]) => ({ title, ...collected(entries) }))
  return {
    ...collected(pockets),
    title: packTitle(pack, mine.designs),
    crest: first && cardAttribute(first, 'crest'),
    pockets,
    missing: pockets.filter((one) => !isOwned(one)),
    finishes,
  }
}
