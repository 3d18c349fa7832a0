// Each campaign, played from a visitor to its end: once with the keyboard alone, once with a finger.
import { test } from 'vitest'
import { GAMES } from './campaign-games.ts'
import { fingerOf, keyboardOf } from './hands.ts'
import { createWorld } from './world.ts'

const world = createWorld()

const cases = GAMES.flatMap((game) =>
  (['keyboard', 'finger'] as const).map((by) => ({
    ...game,
    by,
    handOf: by === 'keyboard' ? keyboardOf : fingerOf,
  })),
)

test.each(cases)(
  'S1.10 S1.11 S1.12 S1.13 S1.14 S2.13 S2.14 S2.15 S2.16 $path is played by $by',
  { timeout: 240_000 },
  async ({ path, by, handOf, play }) => {
    const { stack, visitor } = world()
    const page = await visitor()
    await page.goto(stack.site + path)
    await play({ page, hand: handOf(page), stack, by })
  },
)
