// The headers of the site's pages in Chromium, on a hosted build; in the matrix on the development server, too.
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { casesOf } from './matrix.ts'
import { openBrowser, openPhone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, screen } from './steps.ts'

const SITE = resolve(import.meta.dirname, '../../examples/site')
const POSTCODE = resolve(SITE, '../../packages/widgets/src/purchase/daum-postcode.ts')

let developed: Stack
let stack: Stack
let browser: Browser
/** A page of the same site on another port, as another program on this host could serve. */
let neighbour: Server
let neighbourSite: string

beforeAll(async () => {
  stack = await startStack()
  developed = await startStack({ env: { FANDECK_MODE: 'development' } })
  browser = await openBrowser()
  neighbour = createServer((request, response) => {
    const target = new URL(request.url ?? '/', 'http://x').searchParams.get('frame')
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>neighbour</title><iframe src="${target}"></iframe>`)
  })
  const own = await freePort()
  await new Promise<void>((done) => neighbour.listen(own, 'localhost', done))
  neighbourSite = `http://localhost:${own}`
})
afterAll(async () => {
  await browser?.close()
  neighbour?.close()
  await developed?.stop()
  await stack?.stop()
})

const HANDOVER = `/account/handover?origin=https%3A%2F%2Fbrand.example&challenge=${'ab'.repeat(32)}`

describe.each(casesOf(['built', 'developed'] as const, (kind) => kind === 'built'))('the %s site', (kind) => {
  const site = () => (kind === 'built' ? stack : developed).site

  test.each(['/', '/mypage', '/account/login', HANDOVER, '/payment/return'])(
    'D46 %s is framed by no page of the same site',
    async (path) => {
      const { page } = await openPhone(browser)
      const refused = page.waitForEvent('requestfailed')
      await page.goto(`${neighbourSite}/?frame=${encodeURIComponent(site() + path)}`)
      expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
      await page.context().close()
    },
  )

  test('shows its pages without policy violations', async () => {
    const { page, errors } = await openPhone(browser)
    for (const path of ['/', '/drops/101', '/account/login', '/nowhere']) {
      await page.goto(site() + path)
      await page.waitForLoadState('networkidle')
    }
    await screen(page.getByText('사라진 페이지예요')).toBeVisible()
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('SEC-5 turns no text into markup or script', async () => {
    const { page, errors } = await openPhone(browser)
    await page.goto(site())
    const tried = await page.evaluate(() => {
      const attempt = (work: () => unknown) => {
        try {
          work()
          return 'done'
        } catch (error) {
          return error instanceof Error ? error.name : 'other'
        }
      }
      return {
        markup: attempt(() => Object.assign(document.body, { innerHTML: '<img src=x onerror=alert(1)>' })),
        script: attempt(() =>
          Object.assign(document.createElement('script'), { src: 'https://evil.example' }),
        ),
        evaluated: attempt(() => setTimeout('alert(1)')),
        policy: attempt(() =>
          window.trustedTypes?.createPolicy('another', { createScriptURL: (text) => text }),
        ),
      }
    })
    expect(tried).toEqual({
      markup: 'TypeError',
      script: 'TypeError',
      evaluated: 'TypeError',
      policy: 'TypeError',
    })
    // The control: violations of the policy are reported.
    await expect.poll(() => errors.filter((error) => error.startsWith('policy: ')).length).toBe(4)
    await page.context().close()
  })
})

test('only the address search may load its script', async () => {
  const { page, errors } = await openPhone(browser)
  await page.route('https://t1.daumcdn.net/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.daum = { Postcode: class { constructor(given) { this.given = given }
        embed(host) { host.textContent = 'found'; this.given.oncomplete({ zonecode: '04524', address: '서울', roadAddress: '' }) } } }`,
    }),
  )
  await page.goto(developed.site)
  // As a string, because Vitest would transform an `import` here.
  const found = await page.evaluate(
    `import('/@fs${POSTCODE}').then(({ daumPostcode }) =>
      new Promise((done) => daumPostcode().open(document.createElement('div'), done)))`,
  )
  expect(found).toEqual({ postNumber: '04524', address: '서울' })
  expect(errors).toEqual([])
  await page.context().close()
})

test('the staff desk and the wallet run under their own policies', async () => {
  const { page, errors } = await openPhone(browser)
  await page.goto(`${stack.api}/staff`)
  await page.getByRole('link').first().click()
  await screen(button(page, '시작하기')).toBeVisible()
  await staffPassword(page)
  await page.goto(`${stack.api}/dev/cards?count=2`)
  await page.goto(`${stack.wallet}/login`)
  await screen(page.locator('main')).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})

/** Enters a wrong password; the page's script answers. */
async function staffPassword(page: Page): Promise<void> {
  await page.getByLabel('직원 비밀번호').fill('000000')
  await button(page, '시작하기').click()
  await screen(page.getByRole('alert')).toContainText('비밀번호')
}
