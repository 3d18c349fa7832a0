// The headers of the site's pages in Chromium: while developing, and as a built site is hosted.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPhone } from './phone.ts'
import { freePort, type Stack, startStack } from './stack.ts'
import { button, screen } from './steps.ts'

const SITE = resolve(import.meta.dirname, '../../examples/site')
const POSTCODE = resolve(SITE, '../../packages/widgets/src/purchase/daum-postcode.ts')

let stack: Stack
let browser: Browser
let built: PreviewServer
let folder: string
let builtSite: string
/** A page of the same site, on another port: what a neighbour's program on this host could serve. */
let neighbour: Server
let neighbourSite: string

beforeAll(async () => {
  const port = await freePort()
  builtSite = `http://localhost:${port}`
  stack = await startStack({ env: { ALLOWED_ORIGINS: builtSite } })
  browser = await openBrowser()
  folder = mkdtempSync(join(tmpdir(), 'fandeck-built-'))
  const origins = { API: stack.api, PAY: stack.pay, WALLET: stack.wallet, SITE: builtSite }
  for (const [name, origin] of Object.entries(origins)) process.env[`VITE_${name}_ORIGIN`] = origin
  const outDir = { build: { outDir: folder, emptyOutDir: true } }
  await build({ root: SITE, logLevel: 'error', ...outDir })
  built = await preview({ root: SITE, logLevel: 'error', ...outDir, preview: { port } })
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
  await built?.close()
  neighbour?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const HANDOVER = `/account/handover?origin=https%3A%2F%2Fbrand.example&challenge=${'ab'.repeat(32)}`

describe.each(['developed', 'built'] as const)('the %s site', (kind) => {
  const site = () => (kind === 'built' ? builtSite : stack.site)

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

  test('shows its pages without a word of its policy', async () => {
    const { page, errors } = await openPhone(browser)
    for (const path of ['/', '/drops/101', '/account/login', '/nowhere']) {
      await page.goto(site() + path)
      await page.waitForLoadState('networkidle')
    }
    await screen(page.getByText('사라진 페이지예요')).toBeVisible()
    expect(errors).toEqual([])
    await page.context().close()
  })

  test('makes no markup and no script of a text', async () => {
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
    // The control: what the policy stops is told.
    await expect.poll(() => errors.filter((error) => error.startsWith('policy: ')).length).toBe(4)
    await page.context().close()
  })
})

test('the loader of the address search is the one policy that is let through', async () => {
  const { page, errors } = await openPhone(browser)
  await page.route('https://t1.daumcdn.net/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.daum = { Postcode: class { constructor(given) { this.given = given }
        embed(host) { host.textContent = 'found'; this.given.oncomplete({ zonecode: '04524', address: '서울', roadAddress: '' }) } } }`,
    }),
  )
  await page.goto(stack.site)
  // As a text: here an `import` would be Vitest's.
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

/** A wrong one: the page's script answers. */
async function staffPassword(page: Page): Promise<void> {
  await page.getByLabel('직원 비밀번호').fill('000000')
  await button(page, '시작하기').click()
  await screen(page.getByRole('alert')).toContainText('비밀번호')
}
