// Each campaign, played from a visitor to its end by keyboard alone or by finger; in the matrix by both.
import { describe, test } from 'vitest'
import { GAMES } from './campaign-games.ts'
import { fingerOf, keyboardOf } from './hands.ts'
import { casesOf } from './matrix.ts'
import { createWorld } from './world.ts'

const world = createWorld()

const HANDS = [
  ['keyboard', keyboardOf],
  ['finger', fingerOf],
] as const

describe.each([
  ['S1.10 S2.13 S3.29 S3.30 S4.45', '/fcseoul-2025', 'keyboard'],
  ['S1.10 S2.13 S3.31', '/suwonbluewings-2025', 'finger'],
  ['S1.10 S2.13 S3.31', '/fcanyang-2025', 'keyboard'],
  ['S2.14 S3.33', '/steelers-2025', 'finger'],
  ['S2.14', '/dhcfc-2025', 'keyboard'],
  ['S1.11 S3.32', '/ten-missions', 'finger'],
  ['S1.12 S2.16 S3.33', '/redboosters/main', 'keyboard'],
  ['S1.13 S2.15 S3.33', '/itta-magazine/2', 'finger'],
  ['S1.14', '/orblit', 'keyboard'],
] as const)('%s %s', (_, path, core) => {
  test.each(casesOf(HANDS, ([by]) => by === core))(
    'is played by %s',
    { timeout: 240_000 },
    async (by, handOf) => {
      const { stack, visitor } = world()
      const page = await visitor()
      await page.goto(stack.site + path)
      const play = GAMES[path]
      if (!play) throw new Error(`${path} has no game.`)
      await play({ page, hand: handOf(page), stack, by })
    },
  )
})
