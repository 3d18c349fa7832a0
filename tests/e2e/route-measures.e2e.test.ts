// The routes of the site: nothing moves while they load, and every target is 44 px.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { otherFaces, settle, watchesCharacters } from './page-checks.ts'
import {
  loadSlowly,
  misreadFieldsOn,
  recordShifts,
  smallTargetsOn,
  sumOf,
  takeShifts,
} from './page-measures.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from './site-routes.ts'
import { logIn } from './steps.ts'

const running = runSite()
/** The demo member, who owns cards, points and favourites. */
const MEMBER = '010-5555-0100'
const MOST = 0.02
/** These pages are complete with their script. */
const WITHOUT_DATA: readonly string[] = ['/account/login']

async function openPage(): Promise<Page> {
  const { page } = await openPhone(running().browser)
  await recordShifts(page)
  return page
}

/** Expects a sum of shifts, and tells what moved otherwise. */
const expectCalm = (shifts: Awaited<ReturnType<typeof takeShifts>>) =>
  expect(sumOf(shifts), JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST)

describe.each(PUBLIC_ROUTES.map(([path]) => path))('%s', (path) => {
  let page: Page
  beforeAll(async () => {
    page = await openPage()
  })
  afterAll(() => page?.context().close())

  test('nothing moves when the document loads', async () => {
    await page.goto(running().stack.site + path)
    await settle(page)
    expectCalm(await takeShifts(page))
  })

  test('the initial font has all characters', async () => {
    await watchesCharacters(page)
    await settle(page)
    expect(await otherFaces(page).count()).toBe(0)
  })

  test('targets are 44 px', async () => {
    expect(await smallTargetsOn(page)).toEqual([])
  })

  test.skipIf(WITHOUT_DATA.includes(path))('nothing moves when the answers come later', async () => {
    const { stack } = running()
    await page.goto(`${stack.site}/account/login`)
    await settle(page)
    const { shifts, tooWide } = await loadSlowly(page, stack.api, path)
    expect(tooWide).toEqual([])
    expectCalm(shifts)
  })
})

describe('as a member', () => {
  let page: Page
  beforeAll(async () => {
    page = await openPage()
    await page.goto(running().stack.site)
    await logIn(page, MEMBER)
    await page.waitForURL(`${running().stack.site}/`)
  })
  afterAll(() => page?.context().close())

  test.each(MEMBER_ROUTES)(
    'D94 %s: nothing moves, targets are 44 px, and fields read what hands type',
    async (path) => {
      const { stack } = running()
      await page.goto(stack.site + path)
      await settle(page)
      const shifts = await takeShifts(page)
      expect(await smallTargetsOn(page)).toEqual([])
      expectCalm(shifts)
      expect(await misreadFieldsOn(page)).toEqual([])
      await page.goto(`${stack.site}/policy/service`)
      await settle(page)
      const later = await loadSlowly(page, stack.api, path)
      expect(later.tooWide).toEqual([])
      expectCalm(later.shifts)
    },
  )
})
