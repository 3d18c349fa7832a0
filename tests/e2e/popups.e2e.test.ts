// The popups of the site on devices of three zones: what opens equals the rule, also after midnight in Seoul.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { runSite } from './running-site.ts'
import { devState, turn } from './stack.ts'
import { openMenu, screen } from './steps.ts'

const running = runSite()

const ZONES = ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'] as const
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const Popups = z.object({
  data: z.object({
    rows: z.array(z.object({ popupSequence: z.number(), popupName: z.string(), exposureUrl: z.string() })),
  }),
})
type Row = z.output<typeof Popups>['data']['rows'][number]

async function rowsOf(path: string): Promise<Row[]> {
  const reply = await fetch(`${running().stack.api}/main/popup/notice`)
  return Popups.parse(await reply.json()).data.rows.filter(({ exposureUrl }) => exposureUrl === path)
}

/** Opens a device of a zone, which shows popups. */
async function openDevice(timezoneId: string): Promise<Page> {
  const context = await running().browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  return page
}

/** The dialog, of the page's HTML at first and of the widget later. */
const dialog = (page: Page) => page.locator('.fandeck-popup')

/** Expects exactly the popups of the rule, after the script has taken over. */
async function expectPopups(page: Page, rows: readonly Row[]): Promise<void> {
  await screen(page.locator('.fandeck-popup-still')).toHaveCount(0)
  const names = rows.map(({ popupName }) => popupName)
  if (names.length > 0) await screen(dialog(page)).toBeVisible()
  else await screen(dialog(page)).toHaveCount(0)
  await screen(page.locator('.fandeck-popup__name')).toHaveText(names)
}

async function close(page: Page, { today }: { today: boolean }): Promise<void> {
  if (today) await page.getByRole('checkbox', { name: '오늘 하루 보지 않기' }).check()
  await page.getByRole('button', { name: '닫기', exact: true }).click()
  await screen(dialog(page)).toHaveCount(0)
}

const open = (page: Page, path: string) => page.goto(running().stack.site + path)

/** Sets the server's clock to a number of minutes from the next midnight in Seoul. */
async function setToMidnight(minutes: number): Promise<void> {
  const { now, offsetMinutes } = await devState(running().stack)
  const inSeoul = now + 9 * 60 * MINUTE
  const midnight = Math.ceil(inSeoul / DAY) * DAY
  const away = Math.round((midnight - inSeoul) / MINUTE) + minutes
  await turn(running().stack, 'time', { offsetMinutes: offsetMinutes + away })
}

describe.each(ZONES)('S4.41 S4.42 on a device in %s', (zone) => {
  test('each page opens its popups once more unless they were dismissed, and a new day in Seoul brings them back', async () => {
    await setToMidnight(-30)
    const [home, event] = [await rowsOf('/'), await rowsOf('/event')]
    expect([home.length, event.length]).toEqual([2, 1])
    const page = await openDevice(zone)

    await open(page, '/')
    await expectPopups(page, home)
    await close(page, { today: false })

    await openMenu(page)
    await page.getByRole('navigation', { name: '메뉴' }).getByRole('link', { name: 'EVENT' }).click()
    await expectPopups(page, event)
    // A change of the page closes what is open.
    await page.goBack()
    await expectPopups(page, home)
    await close(page, { today: true })

    await page.goForward()
    await expectPopups(page, event)
    await close(page, { today: true })
    for (const path of ['/', '/event', '/originals']) {
      await open(page, path)
      await screen(page.getByRole('button', { name: '메뉴 열기' })).toBeVisible()
      await expectPopups(page, [])
    }

    await setToMidnight(1)
    // The site serves a page that it rendered before midnight for five seconds.
    await screen(async () => {
      await open(page, '/')
      await screen(dialog(page)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
    await expectPopups(page, home)
    await page.context().close()
  }, 180_000)
})
