// `pnpm bench:inp --rounds N --presses menu,vote`: what a press costs until the next frame (INP) in a Chromium slowed
// down four times, beside a button of a page without scripts in the same run. Prints a table of medians and 75th
// percentiles; needs `pnpm build`.
import { parseArgs } from 'node:util'
import { type Browser, devices, type Page } from 'playwright'
import { openBrowser, withoutPopups } from '../../tests/e2e/phone.ts'
import seedOnce from '../../tests/e2e/seeded.setup.ts'
import { startStack } from '../../tests/e2e/stack.ts'
import { PRESSES, type Press } from './presses.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    presses: { type: 'string', default: PRESSES.map(({ name }) => name).join() },
  },
})
const ROUNDS = Number(values.rounds)
const SLOWER = 4
const presses = PRESSES.filter(({ name }) => values.presses.split(',').includes(name))
const PLAIN = '<!doctype html><button onclick="this.append(1)" style="font: 40px serif">press</button>'

/** Collects the events of presses; those of one press have one `interactionId`. */
const OBSERVE = `
  window.pressed = []
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) pressed.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** The time from a press to the frame after it, ms; 16 where the browser reports none, which took less. */
async function timeOf(page: Page, { prepare, target }: Pick<Press, 'prepare' | 'target'>): Promise<number> {
  await prepare?.(page)
  const place = target(page)
  await place.scrollIntoViewIfNeeded()
  // Pictures, fonts and what was prepared are at rest.
  await page.waitForTimeout(1200)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(OBSERVE)
  await page.evaluate('pressed.length = 0')
  await place.tap({ noWaitAfter: true })
  await page.waitForTimeout(1500)
  const durations: number[] = await page.evaluate('pressed')
  return Math.max(16, ...durations)
}

async function signedIn(browser: Browser, site: string) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
  })
  await withoutPopups(context)
  const page = await context.newPage()
  await page.goto(`${site}/account/login`)
  await page.getByRole('button', { name: '이메일로 계속하기' }).click()
  await page.getByLabel('이메일', { exact: true }).fill('moonlight@example.com')
  await page.getByLabel('비밀번호', { exact: true }).fill('Fandeck#2025')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.close()
  return context
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]

const forget = await seedOnce()
const stack = await startStack()
const browser = await openBrowser()
try {
  const context = await signedIn(browser, stack.site)
  const measure = async (
    open: (page: Page) => Promise<unknown>,
    press: Pick<Press, 'prepare' | 'target'>,
  ) => {
    const page = await context.newPage()
    await open(page)
    const time = await timeOf(page, press)
    await page.close()
    return time
  }
  console.log(
    `| press, ${ROUNDS} rounds, CPU ${SLOWER}x slower | median, ms | 75 % within, ms | a plain button, ms |`,
  )
  console.log('|---|--:|--:|--:|')
  for (const press of presses) {
    const times: { ours: number[]; plain: number[] } = { ours: [], plain: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const ours = async (page: Page) => {
        await page.goto(`${stack.site}${press.path}`)
        await page.waitForLoadState('networkidle')
      }
      times.ours.push(await measure(ours, press))
      times.plain.push(
        await measure((page) => page.setContent(PLAIN), { target: (page) => page.getByRole('button') }),
      )
    }
    console.log(
      `| ${press.name} | ${at(times.ours, 0.5)} | ${at(times.ours, 0.75)} | ${at(times.plain, 0.5)} |`,
    )
  }
} finally {
  await browser.close()
  await stack.stop()
  forget()
}
