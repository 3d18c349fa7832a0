import { expect, test } from 'vitest'
import { closedReveal, type Reveal, type RevealAction, reduceReveal } from './reveal.ts'

const after = (...actions: RevealAction[]): Reveal => actions.reduce(reduceReveal, closedReveal)
const next = { type: 'next', count: 2 } as const

test('each card comes face down and is opened, and after the last one all are shown', () => {
  expect(after(next)).toEqual({ at: 0, opened: new Set([0]), summary: false })
  expect(after(next, next)).toEqual({ at: 1, opened: new Set([0]), summary: false })
  expect(after(next, next, next)).toEqual({ at: 1, opened: new Set([0, 1]), summary: false })
  expect(after(next, next, next, next).summary).toBe(true)
})

test('without motion the next card comes open', () => {
  expect(after(next, { ...next, calm: true }).opened).toEqual(new Set([0, 1]))
})

test('a card that is picked out of all of them is shown alone', () => {
  expect(after({ type: 'all', count: 2 })).toEqual({ at: 0, opened: new Set([0, 1]), summary: true })
  expect(after({ type: 'all', count: 2 }, { type: 'open', at: 1 })).toMatchObject({ at: 1, summary: false })
})
