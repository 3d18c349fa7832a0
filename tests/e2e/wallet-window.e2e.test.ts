// G22: the wallet window between two real origins in Chromium, on the processes of `npm start`.
import { createServer, type Server } from 'node:http'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { casesOf } from './matrix.ts'
import { openBrowser, openPhone, type Phone, withoutPopups } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { pressToClose, screen } from './steps.ts'

const FAILED = '지갑 연결에 실패했어요. 다시 시도해 주세요.'
const BLOCKED = '지갑 창을 열지 못했어요'

let stack: Stack
let phone: Phone
let elsewhere: Server
let context: BrowserContext
let page: Page

beforeAll(async () => {
  stack = await startStack()
  phone = await openPhone(await openBrowser())
  elsewhere = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end('<script>window.heard=[];addEventListener("message",e=>heard.push(e.data))</script>')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve))
})
afterAll(async () => {
  elsewhere?.close()
  await phone?.browser.close()
  await stack?.stop()
})
afterEach(() => context?.close())

/** Opens a page in a new context; `prepare` runs before the first navigation. */
async function visit(prepare: (context: BrowserContext) => Promise<unknown> = async () => {}) {
  context = await phone.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    // Chromium treats a page answered by the test as public, but the API as local.
    permissions: ['local-network-access'],
  })
  await withoutPopups(context)
  await prepare(context)
  page = await context.newPage()
  page.setDefaultTimeout(45_000)
  await page.goto(stack.site)
}

const button = (where: Page, name: string | RegExp) => where.getByRole('button', { name, exact: true })
/** The row of the settings, which names the wallet's address, too. */
const unlink = (page: Page) => page.getByRole('button', { name: /^지갑 연결 해제/ })

/** Confirms linking the wallet; the window opens in that click. */
async function confirm(): Promise<void> {
  await page.getByRole('button', { name: '지갑 연결 안 됨' }).click()
  await screen(page.getByText('로그인하고 지갑을 연결할까요?')).toBeVisible()
  await button(page, '연결하기').click()
}

async function openWindow(): Promise<Page> {
  const opened = context.waitForEvent('page')
  await confirm()
  return opened
}

/** Serves the wallet's page, or the site's, with another opener policy. */
const withPolicy = (origin: string, policy: string) => (there: BrowserContext) =>
  there.route(
    (url) => url.origin === origin && (url.pathname === '/' || url.pathname === '/login'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'cross-origin-opener-policy': policy },
      })
    },
  )

describe('G22 the wallet window', () => {
  test('S6.2 S6.3 S4.21 S6.7 S7.57 a visitor confirms, links in the window, and is signed in and linked', async () => {
    await visit()
    const popup = await openWindow()
    expect(new URL(popup.url()).origin).toBe(stack.wallet)
    await screen(page.getByRole('dialog', { name: '지갑 창에서 연결을 마쳐 주세요' })).toBeVisible()
    await button(popup, '새벽응원단').click()
    await screen(popup.getByText('팬덱에 지갑을')).toBeVisible()
    await pressToClose(popup, '연결하기')
    await screen(page.getByText('새벽응원단님의 지갑을 연결했어요.')).toBeVisible()
    await screen(page.getByRole('button', { name: '지갑 연결됨' })).toBeVisible()
    await screen(page.getByRole('dialog', { name: '지갑 창에서 연결을 마쳐 주세요' })).toHaveCount(0)

    await page.goto(`${stack.site}/mypage/settings`)
    await unlink(page).click()
    await button(page, '연결 해제하기').click()
    await screen(page.getByRole('button', { name: '지갑 연결 안 됨' })).toBeVisible()

    // S4.23 The window receives the fan's wallet token, so it skips the choice of a wallet.
    const again = context.waitForEvent('page')
    await button(page, '지갑 연결하기').click()
    const second = await again
    await screen(second.getByText('새벽응원단님의 지갑')).toBeVisible()
    await pressToClose(second, '연결하기')
    await screen(page.getByRole('button', { name: '지갑 연결됨' })).toBeVisible()
  })

  test('S4.20 S8.14 closing it shows the toast at once', async () => {
    await visit()
    const popup = await openWindow()
    await screen(popup.getByText('어느 지갑을')).toBeVisible()
    await popup.close()
    await screen(page.getByText(FAILED)).toBeVisible()
    await screen(page.getByRole('dialog')).toHaveCount(0)
  })

  test('links on the full page when blocked', async () => {
    await visit((there) => there.addInitScript('window.open = () => null'))
    await confirm()
    await screen(page.getByRole('dialog', { name: BLOCKED })).toBeVisible()
    await page.getByRole('link', { name: '이 화면에서 연결하기' }).click()
    await page.waitForURL(`${stack.wallet}/login?*`)
    await button(page, '새벽응원단').click()
    await button(page, '연결하기').click()
    await page.waitForURL(`${stack.site}/`)
    await screen(page.getByRole('button', { name: '지갑 연결됨' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
  })

  const LOST = [
    ['a wallet with same-origin', () => withPolicy(stack.wallet, 'same-origin')],
    ['a site with same-origin', () => withPolicy(stack.site, 'same-origin')],
    ['a wallet with same-origin-allow-popups', () => withPolicy(stack.wallet, 'same-origin-allow-popups')],
  ] as const
  test.each(casesOf(LOST, (_, index) => index === 0))(
    'D53 %s is lost: offers the full page after 8 s',
    async (_, policy) => {
      await visit(policy())
      const popup = await openWindow()
      // Waits 8 s (D53), and longer on a busy machine.
      await screen(page.getByRole('dialog', { name: BLOCKED })).toBeVisible()
      await screen(popup.getByText('이 창에서는')).toBeVisible()
    },
  )

  const LINKING = [
    ['a site with same-origin-allow-popups', () => withPolicy(stack.site, 'same-origin-allow-popups')],
    ['a site without a policy', () => withPolicy(stack.site, 'unsafe-none')],
  ] as const
  test.each(casesOf(LINKING, (_, index) => index === 0))('D53 %s links', async (_, policy) => {
    await visit(policy())
    const popup = await openWindow()
    await button(popup, '새벽응원단').click()
    await pressToClose(popup, '연결하기')
    await screen(page.getByRole('button', { name: '지갑 연결됨' })).toBeVisible()
  })

  test('S4.23 navigated away within 1.5 s: the foreign page receives nothing', async () => {
    await visit()
    const first = await openWindow()
    await button(first, '새벽응원단').click()
    await pressToClose(first, '연결하기')
    await screen(page.getByRole('button', { name: '지갑 연결됨' })).toBeVisible()
    await page.goto(`${stack.site}/mypage/settings`)
    await unlink(page).click()
    await button(page, '연결 해제하기').click()
    const address = elsewhere.address()
    const port = typeof address === 'object' ? address?.port : 0
    await context.route(`${stack.wallet}/login`, (route) =>
      route.fulfill({ status: 302, headers: { location: `http://localhost:${port}/` } }),
    )
    const again = context.waitForEvent('page')
    await button(page, '지갑 연결하기').click()
    const foreignPage = await again
    await foreignPage.waitForURL(`http://localhost:${port}/`)
    await page.waitForTimeout(2500)
    expect(await foreignPage.evaluate('JSON.stringify(window.heard)')).toBe('[]')
  })

  test('S4.23 a wallet that is 4 s late still receives the token', async () => {
    await visit()
    const first = await openWindow()
    await button(first, '새벽응원단').click()
    await pressToClose(first, '연결하기')
    await screen(page.getByRole('button', { name: '지갑 연결됨' })).toBeVisible()
    await page.goto(`${stack.site}/mypage/settings`)
    await unlink(page).click()
    await button(page, '연결 해제하기').click()
    await context.clearCookies({ name: 'fandeck_wallet' })
    await context.route(`${stack.wallet}/login`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.continue()
    })
    const again = context.waitForEvent('page')
    await button(page, '지갑 연결하기').click()
    const slow = await again
    await screen(slow.getByText('새벽응원단님의 지갑')).toBeVisible()
  })

  test('without an opener it reports that and posts nothing', async () => {
    await visit()
    await page.goto(`${stack.wallet}/login`)
    await screen(page.getByText('이 창에서는')).toBeVisible()
    await screen(page.getByRole('button', { name: '연결하기' })).toHaveCount(0)
  })
})
