// The routes of a member: nothing moves while they load, targets are 44 px, and large text is read whole.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutTexts } from './cut-texts.ts'
import { overflowAt, settle } from './page-checks.ts'
import { expectFrame } from './page-frame.ts'
import {
  expectCalm,
  loadSlowly,
  misreadFieldsOn,
  recordShifts,
  smallTargetsOn,
  takeShifts,
} from './page-measures.ts'
import { withoutCopies } from './page-pictures.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { VISITED_MEMBER_ROUTES } from './site-routes.ts'
import { logIn } from './steps.ts'

const running = runSite()
/** The demo member, who owns cards, points and favourites. */
const MEMBER = '010-5555-0100'

let page: Page
beforeAll(async () => {
  ;({ page } = await openPhone(running().browser))
  await recordShifts(page)
  await page.goto(running().stack.site)
  await logIn(page, MEMBER)
  await page.waitForURL(`${running().stack.site}/`)
})
afterAll(() => page?.context().close())

test.each(VISITED_MEMBER_ROUTES)(
  'S2.22 the document of %s has its title and a description, which stay the only ones',
  async (path) => {
    const { stack } = running()
    const html = await (await fetch(stack.site + path)).text()
    const sent = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]
    expect(sent).toMatch(/^[^|]+ \| 팬덱$/)
    expect(html).toMatch(/<meta [^>]*name="description" content="[^"]{10,}"/)
    await page.goto(stack.site + path)
    await settle(page)
    expect(await page.title()).toBe(sent)
    for (const tag of ['title', 'meta[name=description]'])
      expect([tag, await page.locator(`head ${tag}`).count()]).toEqual([tag, 1])
  },
)

test.each(VISITED_MEMBER_ROUTES)(
  'S1.3 S2.27 S2.32 S9.9 D94 %s: nothing moves, the frame is whole, pictures are copies, targets are 44 px, fields read what hands type, and large text is read whole',
  async (path) => {
    const { stack } = running()
    await page.goto(stack.site + path)
    await settle(page)
    const shifts = await takeShifts(page)
    await expectFrame(page)
    expect(await withoutCopies(page)).toEqual([])
    expect(await smallTargetsOn(page)).toEqual([])
    expectCalm(shifts)
    expect(await overflowAt(page, 320, 200)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
    expect(await misreadFieldsOn(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${stack.site}/policy/service`)
    await settle(page)
    const later = await loadSlowly(page, stack.api, path)
    expect(later.tooWide).toEqual([])
    expectCalm(later.shifts)
  },
)
