import { expect, test } from 'vitest'
import { isBalanced } from './operations/books.ts'
import { isClean, soakOperations } from './operations/soak.ts'

test('operators and fans beside each other: money, cards and tokens agree, and every charge was shown', async () => {
  const run = await soakOperations({ seed: 38, steps: 600 })
  expect(run).toMatchObject({
    serverErrors: [],
    books: { unseen: [], unsettled: [], lost: [], miscounted: [], differences: [] },
  })
  expect(isClean(run)).toBe(true)
  // The run meets what it is about.
  expect(run.kills).toBeGreaterThan(0)
  expect(run.refunds).toBeGreaterThan(0)
  expect(run.books.cards).toBeGreaterThan(0)
  expect(run.ends['buy: PRICE_CHANGED']).toBeGreaterThan(0)
})

test('without the check of the agreed price, the same steps charge totals that were not shown', async () => {
  const { books } = await soakOperations({ seed: 38, steps: 600, unchecked: true })
  expect(books.unseen).not.toEqual([])
  expect(isBalanced(books)).toBe(false)
})
