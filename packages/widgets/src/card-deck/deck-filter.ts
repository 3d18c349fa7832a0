import { type CardMetadata, cardAttribute, type MyCard, type MyPack } from '@fandeck/sdk/cards'
import { type CardFinish, finishOf } from '../card/card-text.ts'
import { groupBy } from '../primitives/group-by.ts'
import { findsWord, wordsOf } from '../theme/search-text.ts'

/** The order of a deck: newest copies, printed numbers, names, or rarest finishes first. */
export type DeckSort = 'recent' | 'number' | 'name' | 'rarity'
export const DECK_SORTS = ['recent', 'number', 'name', 'rarity'] as const satisfies readonly DeckSort[]

/** The finishes of cards, rarest first. */
export const FINISHES = ['sign', 'prism', 'foil', 'basic'] as const satisfies readonly CardFinish[]

/** The key of the filter by finish; other keys are attributes of a card. */
export const FINISH = 'finish'

/** What a fan looks for in a deck. */
export interface DeckFilter {
  /** Words of the name, the printed number or the number of a copy. */
  text: string
  /** One pack; all packs without it. */
  packName?: string | undefined
  /**
   * The chosen options by the key of their filter: any of `finish`, and any of each attribute, such as `position`; all
   * cards without one.
   */
  chosen: Readonly<Record<string, readonly string[]>>
  /** Hides the designs that the member lacks. */
  ownedOnly: boolean
  sort: DeckSort
}

/** A pack of a deck. */
export interface DeckPack {
  packName: string
  /** The title in the list of packs. @default the team of its cards */
  title?: string | undefined
  /** The path of the main site's page that upgrades its cards, as `useShop` has it. @default no upgrade (D114) */
  upgradePath?: string | undefined
}

/** Returns the title of a pack, by default the team of its cards. */
export const packTitle = ({ packName, title }: DeckPack, [first]: readonly CardMetadata[]): string =>
  title ?? (first && cardAttribute(first, 'team')) ?? packName

/** A design of a deck and the member's copies of it, newest first. */
export interface DeckEntry {
  packName: string
  packId: number
  design: CardMetadata
  copies: readonly MyCard[]
  finish: CardFinish
}

export const ALL_OWNED: DeckFilter = { text: '', chosen: {}, ownedOnly: true, sort: 'recent' }

/** Returns the designs of the packs in their order, each with the member's copies. */
export const entriesOf = (packs: readonly MyPack[]): DeckEntry[] =>
  packs.flatMap(({ packName, packId, designs, cards }) => {
    const copies = groupBy(cards, ({ cardId }) => cardId)
    return designs.map((design) => ({
      packName,
      packId,
      design,
      copies: copies.get(design.cardId) ?? [],
      finish: finishOf(design.editionTitle),
    }))
  })

/** Returns the number of cards: the copies, and one for each missing design. */
export function countOf(entries: readonly DeckEntry[]): number {
  let count = 0
  for (const { copies } of entries) count += Math.max(copies.length, 1)
  return count
}

const numberOf = ({ design }: DeckEntry) => Number(cardAttribute(design, 'number') ?? Number.NaN)

/** A word of digits finds a printed number that begins with it, or a copy of that number; others are part of a name. */
function matches(entry: DeckEntry, word: string): boolean {
  const [, digits] = /^(?:no\.?)?(\d+)$/.exec(word) ?? []
  if (findsWord(entry.design.cardName, word)) return true
  if (digits === undefined) return false
  return (
    (word === digits && String(numberOf(entry)).startsWith(digits)) ||
    entry.copies.some(({ edition }) => edition === Number(digits))
  )
}

const isNumber = (value: number) => !Number.isNaN(value)

/** Kept, because an order compares each entry many times. */
const newestOf = /* @__PURE__ */ new WeakMap<DeckEntry, number>()
function newest(entry: DeckEntry): number {
  const known = newestOf.get(entry)
  if (known !== undefined) return known
  let at = 0
  for (const { receivedAt = 0 } of entry.copies) at = Math.max(at, receivedAt)
  newestOf.set(entry, at)
  return at
}
const byName = (a: DeckEntry, b: DeckEntry) => a.design.cardName.localeCompare(b.design.cardName, 'ko')
const byNumber = (a: DeckEntry, b: DeckEntry) =>
  Number(isNumber(numberOf(b))) - Number(isNumber(numberOf(a))) || numberOf(a) - numberOf(b) || byName(a, b)

const ORDERS: Record<DeckSort, (a: DeckEntry, b: DeckEntry) => number> = {
  // Missing designs come last; the sort is stable, so that undated copies keep the order of their packs.
  recent: (a, b) => Number(b.copies.length > 0) - Number(a.copies.length > 0) || newest(b) - newest(a),
  number: byNumber,
  name: byName,
  rarity: (a, b) => FINISHES.indexOf(a.finish) - FINISHES.indexOf(b.finish) || byName(a, b),
}

const traitOf = (entry: DeckEntry, key: string) =>
  key === FINISH ? entry.finish : (cardAttribute(entry.design, key) ?? '')

/** Returns the entries that a fan looks for, in their order. */
export function filterDeck(entries: readonly DeckEntry[], filter: DeckFilter): DeckEntry[] {
  const { text, packName, chosen, ownedOnly, sort } = filter
  const choices = Object.entries(chosen).filter(([, values]) => values.length > 0)
  const words = wordsOf(text)
  return entries
    .filter(
      (entry) =>
        (packName === undefined || entry.packName === packName) &&
        choices.every(([key, values]) => values.includes(traitOf(entry, key))) &&
        (!ownedOnly || entry.copies.length > 0) &&
        words.every((word) => matches(entry, word)),
    )
    .sort(ORDERS[sort])
}
