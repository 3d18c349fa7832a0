// A core of what `pnpm soak:scan` plays (D98), and more in `npm run test:matrix`.
import { expect, test } from 'vitest'
import { playLive } from './live-play.ts'
import { EVERY_CASE } from './ring.ts'

const EMPTY_FRAMES = EVERY_CASE ? 60 : 20

test('O1 live reading sends nothing for frames without a code', async () => {
  expect((await playLive('no code', { seed: 1, count: EMPTY_FRAMES })).product).toBe(0)
}, 600_000)

test('O1 live reading sends no misprinted code; without τ it does, and by one frame at least twice as often', async () => {
  const sent = await playLive('near-miss', { seed: 1, count: 100, levels: ['hard'] })
  expect(sent.product).toBe(0)
  expect(sent.noTolerance).toBeGreaterThan(0)
  expect(sent.oneFrame).toBeGreaterThanOrEqual(2 * sent.noTolerance)
}, 600_000)
