import { expect, test } from 'vitest'
import { freshDatabase } from './backend.ts'
import { playNaiveUse, playUses } from './uses.ts'

test('G19 on two processes QR, identity check and code are used once under concurrency, and guesses stop at fifty', async () => {
  const databaseUrl = await freshDatabase()
  const counts = await playUses({ databaseUrl, rounds: 2, parallel: 40, guesses: 300, accounts: 30 })
  expect(counts).toMatchObject({
    accepted: { qr: [1, 1], receipt: [1, 1], code: [1, 1] },
    afterExpiry: 0,
    guessing: { found: 0, evaluated: 50 },
  })
  expect(counts.guessing.rejected).toBeLessThanOrEqual(50)
  // The same use without the condition in its write: several attempts succeed.
  expect(await playNaiveUse(databaseUrl, 40)).toBeGreaterThan(1)
}, 180_000)
