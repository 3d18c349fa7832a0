// Every route on the narrowest phone with text twice as large: all of it can be read.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cutTexts } from './cut-texts.ts'
import { overflowAt, settle } from './page-checks.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { MEMBER_ROUTES, PUBLIC_ROUTES } from './site-routes.ts'
import { logIn } from './steps.ts'

const running = runSite()
/** The demo member, who owns cards, points and favourites. */
const MEMBER = '010-5555-0100'
const WIDTH = 320
const TEXT = 200

/** Opens a page as wide as a phone of 2016, and returns what is cut and what scrolls sideways. */
async function readLarge(page: Page, path: string) {
  await page.goto(running().stack.site + path)
  await settle(page)
  const sideways = await overflowAt(page, WIDTH, TEXT)
  return { cut: await cutTexts(page), sideways }
}

const ALL = { cut: [], sideways: [] }

describe('a visitor reads every text at 320 px and 200 %', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await openPhone(running().browser))
  })
  afterAll(() => page?.context().close())

  test.each(PUBLIC_ROUTES.map(([path]) => path))('%s', async (path) => {
    expect(await readLarge(page, path)).toEqual(ALL)
  })

  test('a text that is too high for its box is found', async () => {
    await page.evaluate(() => {
      const box = document.createElement('p')
      box.style.cssText = 'flex: none; height: 10px; overflow: hidden'
      box.textContent = '잘린 문장이에요'
      document.querySelector('main')?.prepend(box)
    })
    expect(await cutTexts(page)).toEqual(['"잘린 문장이에요" is cut by P.'])
  })
})

describe('a member reads every text at 320 px and 200 %', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await openPhone(running().browser))
    await page.goto(running().stack.site)
    await logIn(page, MEMBER)
    await page.waitForURL(`${running().stack.site}/`)
  })
  afterAll(() => page?.context().close())

  test.each(MEMBER_ROUTES)('%s', async (path) => {
    expect(await readLarge(page, path)).toEqual(ALL)
  })
})
