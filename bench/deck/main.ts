// `pnpm bench:deck --rounds N`: the frames of a scroll through a deck of 300 cards in a Chromium slowed down four times,
// beside a plain list of 300 boxes in the same run. Prints a table of medians; exits with 1 if the deck drops more.
import { parseArgs } from 'node:util'
import { buildPages } from '../built-pages.ts'
import { median } from '../median.ts'
import { type Frames, recordScroll } from '../motion/frames.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const ROUNDS = Number(values.rounds)
const SLOWER = 4
/** The scroll, px and px per second: two screens a second. */
const DISTANCE = 6000
const SPEED = 1700
const NAMES = { fandeck: 'a deck of 300 cards', plain: 'a plain list of 300 boxes' }
const names = ['fandeck', 'plain'] as const

const pages = await buildPages({ root: import.meta.dirname, names })

const scroll = (name: (typeof names)[number]): Promise<Frames> =>
  pages.open(name, async (page, context) => {
    await page.locator('li').nth(8).waitFor()
    // Pictures and fonts are at rest.
    await page.waitForTimeout(900)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const frames = await recordScroll(page, async () => {
      await session.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 600,
        yDistance: -DISTANCE,
        speed: SPEED,
        gestureSourceType: 'mouse',
        preventFling: true,
      })
    })
    const scrolled = await page.evaluate(() => scrollY)
    if (scrolled < DISTANCE / 2) throw new Error(`${NAMES[name]} has scrolled by ${scrolled} px only.`)
    return frames
  })

try {
  const found: Record<(typeof names)[number], Frames[]> = { fandeck: [], plain: [] }
  for (let round = 0; round < ROUNDS; round++) for (const name of names) found[name].push(await scroll(name))
  const of = (name: (typeof names)[number], key: keyof Frames) => median(found[name].map((one) => one[key]))
  const each = (name: (typeof names)[number]) => found[name].map(({ dropped }) => dropped).join(' ')
  console.log(
    `| a scroll of ${DISTANCE} px, median of ${ROUNDS}, CPU ${SLOWER}x slower | dropped | shown | rounds |`,
  )
  console.log('|---|--:|--:|---|')
  for (const name of names)
    console.log(`| ${NAMES[name]} | ${of(name, 'dropped')} | ${of(name, 'shown')} | ${each(name)} |`)
  if (of('fandeck', 'dropped') > of('plain', 'dropped')) process.exitCode = 1
} finally {
  await pages.close()
}
