import { describe, expect, test } from 'vitest'
import { FormationName } from './campaigns.boards.schema.ts'
import {
  emptySlots,
  FORMATIONS,
  type FormationChoice,
  formationProblem,
  mergedDraft,
  placementProblem,
} from './campaigns.formation.rules.ts'

const NAMES = FormationName.options
const POSITIONS = ['GK', 'DF', 'MF', 'FW'] as const
/** Six players of each position; the first digit of a card id tells the position. */
const players = POSITIONS.flatMap((position, at) =>
  Array.from({ length: 6 }, (_, number) => ({ cardId: (at + 1) * 10 + number, position })),
)
const slotsOf = (cards: Record<number, number>) => emptySlots().map((_, at) => cards[at] ?? null)

describe('the formations (D27)', () => {
  test.each([
    ['442', '1-4-4-2'],
    ['433', '1-4-3-3'],
    ['4231', '1-4-5-1'],
    ['343', '1-3-4-3'],
    ['352', '1-3-5-2'],
  ] as const)('%s has eleven slots: %s', (name, shape) => {
    const slots = FORMATIONS[name]
    expect(slots).toHaveLength(11)
    expect(POSITIONS.map((one) => slots.filter(({ position }) => position === one).length).join('-')).toBe(
      shape,
    )
    expect(new Set(slots.map(({ x, y }) => `${x}/${y}`)).size).toBe(11)
  })

  test('442 stands as in the design', () => {
    expect(FORMATIONS[442].map(({ position, x, y }) => `${position} ${x}/${y}`)).toEqual([
      'GK 50/90',
      'DF 14/69',
      'DF 38/72',
      'DF 62/72',
      'DF 86/69',
      'MF 14/44',
      'MF 38/48',
      'MF 62/48',
      'MF 86/44',
      'FW 36/19',
      'FW 64/19',
    ])
  })

  test.each(NAMES)('in %s a card fits the slots of its position and no other', (name) => {
    for (const [slot, { position }] of FORMATIONS[name].entries()) {
      for (const player of players) {
        const expected = player.position === position ? undefined : 'wrong-position'
        expect(placementProblem(name, slot, player.cardId, players)).toBe(expected)
      }
    }
    for (const slot of [-1, 11, 0.5]) expect(placementProblem(name, slot, 10, players)).toBe('no-slot')
    expect(placementProblem(name, 0, 999, players)).toBe('unknown-card')
  })

  test.each([
    ['empty', emptySlots(), undefined],
    ['a goalkeeper', slotsOf({ 0: 10 }), undefined],
    ['ten slots', emptySlots().slice(1), 'no-slot'],
    ['twelve slots', [...emptySlots(), null], 'no-slot'],
    ['a card twice', slotsOf({ 1: 20, 2: 20 }), 'twice'],
    ['a striker in goal', slotsOf({ 0: 40 }), 'wrong-position'],
    ['a card of another pack', slotsOf({ 0: 999 }), 'unknown-card'],
  ])('a whole formation is judged: %s', (_, slots, problem) => {
    expect(formationProblem('442', slots, players)).toBe(problem)
  })
})

describe('the draft of a visitor, merged after the login (D27)', () => {
  const choice = (cards: Record<number, number>, formation: FormationName = '442'): FormationChoice => ({
    formation,
    slots: slotsOf(cards),
  })
  const nothing = undefined
  test.each<[string, FormationChoice | undefined, FormationChoice | undefined, FormationChoice | undefined]>([
    ['nothing at all', nothing, nothing, nothing],
    ['only a saved one', nothing, choice({ 0: 10 }), choice({ 0: 10 })],
    ['only a draft', choice({ 0: 10 }), nothing, choice({ 0: 10 })],
    ['the draft wins its slots', choice({ 0: 11 }), choice({ 0: 10, 1: 20 }), choice({ 0: 11, 1: 20 })],
    [
      'a saved card that the draft uses elsewhere stays there',
      choice({ 1: 20 }),
      choice({ 2: 20 }),
      choice({ 1: 20 }),
    ],
    ['cards that the member lacks leave', choice({ 0: 999, 1: 20 }), nothing, choice({ 1: 20 })],
    ['a draft of foreign cards gives way', choice({ 0: 999 }), choice({ 0: 10 }), choice({ 0: 10 })],
    ['an empty draft gives way', choice({}), choice({ 0: 10 }), choice({ 0: 10 })],
    [
      'another formation keeps only the draft',
      choice({ 0: 11 }, '343'),
      choice({ 1: 20 }),
      choice({ 0: 11 }, '343'),
    ],
  ])('%s', (_, draft, saved, expected) => {
    expect(mergedDraft(draft, saved, players)).toEqual(expected)
  })
})
