import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { dropOldGuesses } from './guesses.ts'
import { codeTries } from './tables.ts'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(() => it.close())

test('D95 the counts of unknown codes are deleted once their day or hour is over', async () => {
  const { db } = it.backend
  const hour = Math.floor(NOON / 3_600_000)
  const row = (subject: string, span: string) => ({ subject, span, fails: 1 })
  const stay = [
    row('member a', '2025-11-20'),
    row('member a', '2025-11-19'),
    row('minting 1', `${hour}`),
    row('minting 1', `${hour - 1}`),
  ]
  await db
    .insert(codeTries)
    .values([
      ...stay,
      row('member a', '2025-11-18'),
      row('member a', '2024-12-31'),
      row('minting 1', `${hour - 2}`),
      ...Array.from({ length: 2500 }, (_, n) => row(`member ${n}`, '2025-10-01')),
    ])
  await Promise.all([dropOldGuesses(it.backend), dropOldGuesses(it.backend)])
  const left = await db.select().from(codeTries)
  expect(left).toHaveLength(stay.length)
  expect(left).toEqual(expect.arrayContaining(stay))
})
