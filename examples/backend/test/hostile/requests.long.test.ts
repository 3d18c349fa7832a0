// Sends part of the attacks; FANDECK_HOSTILE=all sends all of them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playHostile } from './play.ts'
import { type HostileWorld, hostileWorld } from './world.ts'

const ALL = process.env.FANDECK_HOSTILE === 'all'
const PART = 0.05

let world: HostileWorld
beforeAll(async () => {
  world = await hostileWorld()
})
afterAll(() => world.close())

it('SEC-4 hostile requests of every caller to every route are refused without a fault or data of another member', {
  timeout: 3_600_000,
}, async () => {
  const counts = await playHostile(world, ALL ? 1 : PART)
  const { leaks, faults } = counts
  process.stdout.write(
    `hostile ${JSON.stringify({ ...counts, leaks: leaks.length, faults: faults.length })}\n`,
  )
  expect({ leaks: leaks.slice(0, 20), faults: faults.slice(0, 20) }).toEqual({ leaks: [], faults: [] })
  expect(world.errors).toEqual([])
  expect(counts.refused).toBeGreaterThan(counts.requests / 3)
})
