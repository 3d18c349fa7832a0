// `pnpm film:reveal`: buys a pack on the running product and writes the frames of its opening side by side to
// docs/images/reveal.webp. Animations run ten times slower, so that a picture can be taken of each moment.
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { openBrowser, openPhone } from '../tests/e2e/phone.ts'
import { startStack } from '../tests/e2e/stack.ts'
import { button, logIn, reserve, screen } from '../tests/e2e/steps.ts'
import { DROP } from '../tests/e2e/world.ts'

const OUT = resolve(import.meta.dirname, '../docs/images/reveal.webp')
const SLOWER = 10
/** The pack waits no longer than 2.5 s for its cards, however slowly it is torn. */
const TEAR_SLOWER = 3
const COLUMNS = 7
const FRAME = { width: 234, height: 506 }
const GAP = 8

const frames: Buffer[] = []
const shoot = async (page: Page) => frames.push(await page.screenshot())
/** Waits for a moment of the turn of the card, ms after it begins. */
const turning = (page: Page, ms: number) =>
  page.waitForFunction((after) => {
    const [turn] = document.querySelector('.fandeck-reveal__card .fandeck-card__body')?.getAnimations() ?? []
    return Number(turn?.currentTime) - (turn?.effect?.getComputedTiming().delay ?? 0) >= after
  }, ms)

/** Buys one pack and takes the pictures: the pack, its tear, the back, the turn, the name, the card, and all cards. */
async function film(page: Page): Promise<void> {
  const payment = await reserve(page)
  await payment.getByRole('button', { name: '결제하기' }).click()
  await screen(button(page, '팩 열기')).toBeVisible()
  await page.waitForTimeout(1_000)
  await shoot(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / TEAR_SLOWER })
  await button(page, '팩 열기').click()
  await screen(page.locator('.fandeck-reveal__sealed[data-torn]')).toBeVisible()
  await page.waitForTimeout(200 * TEAR_SLOWER)
  await shoot(page)
  await screen(page.locator('.fandeck-reveal__sealed')).toBeHidden()
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER })
  for (const ms of [-200, 120, 300]) {
    await turning(page, ms)
    await shoot(page)
  }
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await page.waitForTimeout(1_500)
  await shoot(page)
  await button(page, '한 번에 모두 열기').click()
  await screen(button(page, '덱에서 보기')).toBeVisible()
  await page.waitForTimeout(1_500)
  await shoot(page)
}

async function writeStrip(): Promise<void> {
  const rows = Math.ceil(frames.length / COLUMNS)
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).resize(FRAME).toBuffer()))
  await sharp({
    create: {
      width: COLUMNS * (FRAME.width + GAP) - GAP,
      height: rows * (FRAME.height + GAP) - GAP,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % COLUMNS) * (FRAME.width + GAP),
        top: Math.floor(index / COLUMNS) * (FRAME.height + GAP),
      })),
    )
    .webp({ quality: 80 })
    .toFile(OUT)
}

const stack = await startStack()
const browser = await openBrowser()
try {
  const { page } = await openPhone(browser)
  await page.goto(`${stack.site}/drops/${DROP}`)
  await logIn(page, '010-7000-0001')
  await page.waitForURL(`**/drops/${DROP}`)
  await film(page)
  await writeStrip()
  console.log(`${frames.length} frames in ${OUT}`)
} finally {
  await browser.close()
  await stack.stop()
}
