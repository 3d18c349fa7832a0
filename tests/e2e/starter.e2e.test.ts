// The second site, made from the packages with its own router: builds it, serves it on its own origin and uses it as a fan.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { devState, type Stack, startStack } from './stack.ts'
import { button, reserve, screen, tellFailure } from './steps.ts'
import { DROP } from './world.ts'

const PHONE = '010-2481-4821'
const root = resolve(import.meta.dirname, '../../examples/starter')

let stack: Stack
let browser: Browser
let phone: Phone
let server: PreviewServer
let starter: string
let outDir: string

/** Builds the starter for a backend and serves it, as `pnpm build` and `pnpm preview` do. */
async function serveStarter(port: number): Promise<PreviewServer> {
  const origins = { API: stack.api, WALLET: stack.wallet, PAY: stack.pay }
  for (const [name, origin] of Object.entries(origins)) process.env[`VITE_${name}_ORIGIN`] = origin
  const common = { root, logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const
  await build(common)
  return preview({ ...common, preview: { port } })
}

beforeAll(async () => {
  const port = await freePort()
  starter = `http://localhost:${port}`
  outDir = mkdtempSync(join(tmpdir(), 'fandeck-starter-'))
  stack = await startStack({ env: { ALLOWED_ORIGINS: starter } })
  server = await serveStarter(port)
  browser = await openBrowser()
  phone = await openPhone(browser)
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && phone) await tellFailure(stack, phone.page)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await stack?.stop()
  rmSync(outDir, { recursive: true, force: true })
})

test('S10.4 a fan signs in, buys and opens a pack, sees its cards and the wallet on a second site', async () => {
  const { page } = phone

  // Home: the backend's drops, originals and events, linked by the starter's own router.
  await page.goto(starter)
  const sold = (await devState(stack)).drops.find(({ minting_seq }) => minting_seq === DROP)
  await screen(page.getByText(sold?.title ?? '', { exact: true }).first()).toBeVisible()
  await screen(page.getByRole('heading', { name: '오리지널' })).toBeVisible()
  await screen(page.locator('.fandeck-original').first()).toBeVisible()
  await screen(page.locator('.fandeck-event-row').first()).toBeVisible()

  // The page's reset leaves the widgets their colours.
  const buy = page.getByRole('link', { name: '구매하기' }).first()
  const [ink, ground] = await buy.evaluate((link) => {
    const { color, backgroundColor } = getComputedStyle(link)
    return [color, backgroundColor]
  })
  expect(ink).not.toBe(ground)

  // A link of a widget changes the page without loading the document again.
  await page.evaluate('window.sameDocument = true')
  await buy.click()
  await page.waitForURL(`${starter}/drops/${DROP}`)
  expect(await page.evaluate('window.sameDocument')).toBe(true)

  // An original is a page of its document, and an unknown address says so.
  await page.goto(`${starter}/dhcfc-2025`)
  await screen(page.locator('.fandeck-campaign__hero')).toBeVisible()
  await page.goto(`${starter}/no-such-page`)
  await screen(page.getByText('페이지를 찾지 못했어요')).toBeVisible()

  // A visitor's my page leads to the sign-in and, after it, back; a foreign way back leads home.
  await page.goto(`${starter}/mypage`)
  await page.waitForURL(`${starter}/account/login?retUrl=%2Fmypage`)
  await button(page, '휴대폰 번호로 계속하기').click()
  await page.getByLabel('휴대폰 번호').fill(PHONE)
  await button(page, '인증번호 받기').click()
  const code = page.getByLabel('인증번호', { exact: true })
  await screen(code).toBeVisible()
  const sent = (await devState(stack)).sms.find(
    ({ phone }) => phone.replaceAll('-', '') === PHONE.replaceAll('-', ''),
  )
  await code.fill(sent?.code ?? '')
  await page.waitForURL(`${starter}/mypage`)
  const deck = page.getByRole('list', { name: '내 카드' }).getByRole('listitem')
  await screen(page.getByRole('link', { name: '드롭 보러 가기' })).toBeVisible()
  await page.goto(`${starter}/account/login?retUrl=${encodeURIComponent('https://evil.example/')}`)
  await page.waitForURL(`${starter}/`)

  // The drop: one pack, paid in the gateway's frame and opened.
  await page.getByRole('link', { name: '구매하기' }).first().click()
  const payment = await reserve(page)
  expect(new URL(page.frames().at(-1)?.url() ?? '').origin).toBe(stack.pay)
  await payment.getByRole('button', { name: '결제하기' }).click()
  await button(page, '팩 열기').click()
  await button(page, '한 번에 모두 열기').click()
  await button(page, '덱에서 보기').click()

  // My page has its three cards; copies of one design share a place.
  await page.waitForURL(`${starter}/mypage`)
  await screen(page.getByRole('status').filter({ hasText: '카드 3장을 찾았어요' })).toHaveCount(1)
  await screen(deck.first()).toContainText(/No\.\d{4}/)

  // The wallet: the identity check first, on the service's page, then the member's benefits.
  await button(page, '지갑').click()
  await button(page, '본인 인증하기').click()
  await page.waitForURL(`${starter}/account/verify?*`)
  await button(page, '휴대폰으로 인증하기').click()
  await page.waitForURL(`${stack.pay}/identity/*`)
  await button(page, '인증하기').click()
  await page.waitForURL(`${starter}/mypage`)
  await button(page, '지갑').click()
  const wallet = page.getByRole('dialog', { name: '내 혜택' })
  await screen(wallet.getByRole('button', { expanded: false })).toHaveCount(4)

  expect(phone.errors).toEqual([])
})
