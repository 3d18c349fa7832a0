// The market API, the main API, the CDN and the auth server at four addresses with paths.
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../scripts/until.ts'
import { startApart } from './apart.ts'
import { allow, buy, byPhone, openSignIn } from './brand-steps.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { button, cards, logIn, screen } from './steps.ts'

const apart = await startApart()
const { MARKET_URL, MAIN_URL, CDN_URL } = apart.env
const running = runSite({ env: apart.env })
beforeAll(() => apart.forwardTo(running().stack.api))
beforeEach(() => {
  for (const list of Object.values(apart.asked)) list.length = 0
})
afterAll(() => apart.stop())

/** Collects the calls that scripts of a page send to the backend itself. */
function callsPastThem(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr'].includes(request.resourceType())
    if (isCall && request.url().startsWith(running().stack.api)) calls.push(request.url())
  })
  return calls
}

test('S7.1 S2.18 a fan signs in, buys and sees the cards with every server at its address', async () => {
  const { stack, browser } = running()
  const { page, errors } = await openPhone(browser)
  const past = callsPastThem(page)
  await page.goto(`${stack.site}/drops/101`)
  await logIn(page, '010-7400-0051')
  await page.waitForURL(`${stack.site}/drops/101`)
  await buy(page)
  await button(page, '덱에서 보기').click()
  await page.waitForURL('**/mypage')
  await screen(cards(page)).not.toHaveText('0')
  expect(past).toEqual([])
  expect(errors).toEqual([])
  const { MARKET_URL: market, MAIN_URL: main, CDN_URL: cdn, AUTH_URL: auth } = apart.asked
  expect(auth.some((line) => line.startsWith('POST /'))).toBe(true)
  expect(main).toContain('GET /minting/101')
  expect(market.some((line) => line.includes('/card'))).toBe(true)
  expect(cdn.some((line) => line.endsWith('.json'))).toBe(true)
  await page.context().close()
})

test('S10.3 a tag sells with every server at its address', async () => {
  const { stack, browser } = running()
  const brand = stack.site.replace(/\d+$/, (port) => String(Number(port) + 5))
  await until('the brand page', () => fetch(brand).then((reply) => reply.ok || undefined), 60_000)
  const { page, errors } = await openPhone(browser)
  await page.context().grantPermissions(['local-network-access'])
  const past = callsPastThem(page)
  const addresses = `market-url="${MARKET_URL}" main-url="${MAIN_URL}" cdn-url="${CDN_URL}" login-origin="${stack.site}"`
  await page.context().route(`${brand}/apart`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ko"><title>apart</title><script type="module" src="/fandeck/drop.js"></script><fandeck-drop drop-id="101" ${addresses}></fandeck-drop>`,
    }),
  )
  await page.goto(`${brand}/apart`)
  const window = await openSignIn(page)
  await byPhone(window, '010-7400-0052')
  await allow(window)
  await buy(page)
  expect(past).toEqual([])
  expect(errors).toEqual([])
  expect(apart.asked.MAIN_URL).toContain('GET /minting/101')
  await page.context().close()
})
