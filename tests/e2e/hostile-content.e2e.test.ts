// The public pages on content of the backend that is hostile: texts of 10,000 characters, script links, no pictures.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { casesOf } from './matrix.ts'
import { overflowAt, settle } from './page-checks.ts'
import { openPhone, type Phone } from './phone.ts'
import { runSite } from './running-site.ts'
import { screen } from './steps.ts'

const running = runSite()

const LETTERS = 10_000
/** Browsers do not wrap a text without spaces unless the styles say so. */
const LONG = 'W'.repeat(LETTERS)
const MARKUP = '<img src=x onerror="document.title=`hacked`">'
const SCRIPT = "javascript:document.title='hacked'"

const PATHS = [
  '/',
  '/originals',
  '/event',
  '/event/1',
  '/story',
  '/story/1',
  '/support/notice/list',
  '/support/notice/1',
  '/support/faq/list',
  '/notion/guide/main',
  '/notion/pure-layout/guide-wallet',
] as const

const HANGUL = /[가-힣]/
const PICTURE = /image|img|thumb|crest/i
const LINK = /link|url|href/i

/** Returns an answer whose Korean texts are a text, without pictures and with script links only. */
function hostile(value: unknown, text: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => hostile(one, text, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, text, name)]))
  if (typeof value !== 'string') return value
  if (PICTURE.test(key)) return ''
  if (LINK.test(key)) return SCRIPT
  return HANGUL.test(value) ? text : value
}

/** Answers every request of the page with hostile content. */
const turnHostile = (page: Page, text: string): Promise<unknown> =>
  page.route(`${running().stack.api}/**`, async (route) => {
    const reply = await route.fetch()
    if (!reply.headers()['content-type']?.includes('json')) return route.fulfill({ response: reply })
    await route.fulfill({ response: reply, json: hostile(await reply.json(), text) })
  })

/** Opens a page in the browser alone, which fetches its content. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto(`${running().stack.site}/account/login`)
  await settle(page)
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await screen(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

describe.each([
  ['10,000 letters', LONG],
  ['markup', MARKUP],
])('texts of %s', (_, text) => {
  let phone: Phone
  beforeAll(async () => {
    phone = await openPhone(running().browser)
    await turnHostile(phone.page, text)
  })
  afterAll(async () => {
    await phone?.page.unrouteAll({ behavior: 'ignoreErrors' })
    await phone?.page.context().close()
  })

  test.each(casesOf(PATHS, (_, index) => index % 3 === 0))(
    '%s shows them as text, and nothing breaks',
    async (path) => {
      const { page, errors } = phone
      await enter(page, path)
      await screen(page.locator('main').getByText(text).first()).toBeAttached()
      for (const zoom of [100, 200]) expect(await overflowAt(page, 320, zoom)).toEqual([])
      await screen(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
      await screen(page.locator('main img[src=x]')).toHaveCount(0)
      expect(await page.title()).not.toBe('hacked')
      expect(errors).toEqual([])
    },
  )
})
