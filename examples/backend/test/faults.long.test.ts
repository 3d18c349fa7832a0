import { expect, test } from 'vitest'
import { isClean, playFaults } from './faults/play.ts'

test('SEC-2 G21 kills, clock jumps, a full disk and damaged files lose no confirmed order', async () => {
  const counts = await playFaults({ seed: 1, rounds: 10, files: 5 })
  process.stdout.write(`faults: ${JSON.stringify(counts)}\n`)
  expect(counts.kills.points).toBe(30)
  expect(counts.kills.acknowledged).toBeGreaterThan(3)
  expect(counts.damage.refused).toBeGreaterThan(4)
  expect(isClean(counts)).toBe(true)
}, 900_000)
