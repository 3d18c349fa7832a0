import { FORMATIONS } from '@fandeck/sdk/campaigns'
import { expect, test } from 'vitest'
import { nextSlot } from './next-slot.ts'

const places = FORMATIONS[442]
const squad = places.map(({ position }, id) => ({ id, position }))
const filled = (...slots: number[]) => places.map((_, slot) => (slots.includes(slot) ? slot : null))

test.each([
  ['the next of the same line', filled(0, 1), squad, 1, 2],
  ['over filled ones', filled(0, 1, 2, 3, 4), squad, 0, 5],
  ['from the last one to the first', filled(10), squad, 10, 0],
  ['over a line without a player', filled(1), squad.filter(({ position }) => position !== 'DF'), 1, 5],
  ['none without a player', filled(0), squad.slice(0, 1), 0, undefined],
  ['none when all are filled', filled(...places.keys()), squad, 3, undefined],
])('S3.29 the slot after one: %s', (_, slots, players, after, next) => {
  expect(nextSlot(places, slots, players, after)).toBe(next)
})
