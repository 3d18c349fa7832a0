// The core of `pnpm soak:faults`, whose 200 kills take most of an hour (D98).
import { expect, test } from 'vitest'
import { isClean, playFaults } from './faults/play.ts'

test('SEC-2 G21 kills, clock jumps, a full disk and damaged files lose no confirmed order', async () => {
  const counts = await playFaults({ seed: 1, rounds: 2, files: 5 })
  process.stdout.write(`faults: ${JSON.stringify(counts)}\n`)
  expect(counts.kills.points).toBe(6)
  expect(counts.kills.acknowledged).toBeGreaterThan(1)
  expect(counts.damage.refused).toBeGreaterThan(4)
  expect(isClean(counts)).toBe(true)
}, 600_000)
