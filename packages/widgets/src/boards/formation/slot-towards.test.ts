import { FORMATIONS } from '@fandeck/sdk/campaigns'
import { expect, test } from 'vitest'
import { slotTowards } from './slot-towards.ts'

test.each([
  ['442', 0, 'ArrowUp', 2],
  ['442', 1, 'ArrowRight', 2],
  ['442', 2, 'ArrowUp', 6],
  ['442', 9, 'ArrowRight', 10],
  ['442', 10, 'ArrowDown', 7],
  ['442', 1, 'ArrowLeft', 1],
  ['442', 0, 'ArrowDown', 0],
  ['4231', 10, 'ArrowDown', 8],
  ['442', 0, 'Enter', undefined],
] as const)('S3.29 in %s from slot %i, %s leads to %s', (formation, from, key, to) => {
  expect(slotTowards(FORMATIONS[formation], from, key)).toBe(to)
})

test.each(['442', '433', '4231', '343', '352'] as const)(
  'S3.29 arrow keys reach every slot of %s',
  (formation) => {
    const places = FORMATIONS[formation]
    const reached = new Set([0])
    for (const slot of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
        reached.add(slotTowards(places, slot, key) ?? 0)
    expect(reached.size).toBe(places.length)
  },
)
