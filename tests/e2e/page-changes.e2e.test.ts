// No white frame between two pages with a ground (flaw A5).
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { film, flashes } from './film.ts'
import { casesOf } from './matrix.ts'
import { createWorld } from './world.ts'

const world = createWorld()
/** How long the document of a campaign takes, ms: its page is still loading in some frames. */
const DOCUMENT_MS = 400
/** After this time at a slower processor, the new page has settled, ms. */
const SETTLED_MS = 3000

/** Opens a page, presses a link and films until the new page has settled. */
async function pressed(
  page: Page,
  from: string,
  to: string,
  before = async (_page: Page) => {},
): Promise<number[]> {
  await page.goto(world().stack.site + from)
  await page.route(/\/campaign\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DOCUMENT_MS))
    await route.continue()
  })
  const link = page.locator(`a[href="${to}"]`).first()
  await before(page)
  await link.scrollIntoViewIfNeeded()
  // What no first view shows has loaded: the movement between pages too.
  await page.waitForLoadState('networkidle')
  return film(page, async () => {
    await link.click()
    await page.waitForURL(`**${to}`)
    await page.waitForTimeout(SETTLED_MS)
  })
}

/** Ten ways between pages; the first two are those of `npm run test:all`. */
const WAYS = [
  ['/originals', '/steelers-2025'],
  ['/originals', '/ten-missions'],
  ['/originals', '/itta-magazine/1'],
  ['/originals', '/orblit'],
  ['/', '/drops/101'],
  ['/', '/fcseoul-2025'],
  ['/', '/event/2'],
  ['/fcseoul-2025', '/drops/102'],
  ['/fcseoul-2025', '/fcseoul-2025/upgrade'],
  ['/itta-magazine/1', '/drops/103'],
] as const

test.each(casesOf(WAYS, (_, at) => at < 2))(
  '%s → %s: no white frame between two that are not',
  async (from, to) => {
    const page = await world().visitor()
    expect(flashes(await pressed(page, from, to))).toEqual([])
  },
)

test('control: without the picture of the pressed link, a frame is white', async () => {
  let white = 0
  // The browser films no frame that it draws in less time than its screencast takes.
  for (let films = 0; films < 5 && white === 0; films++) {
    const page = await world().visitor()
    const shares = await pressed(page, '/originals', '/steelers-2025', () =>
      page.evaluate(() => {
        const root = document.documentElement
        new MutationObserver(() => delete root.dataset.pressed).observe(root, { attributes: true })
      }),
    )
    white = flashes(shares).length
  }
  expect(white).toBeGreaterThan(0)
})
