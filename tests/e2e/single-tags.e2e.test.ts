// Pages of another origin with one script of one tag each: the tag works completely by itself.
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { until } from '../../scripts/until.ts'
import { allow, buy, byPhone, codeField } from './brand-steps.ts'
import { runSite } from './running-site.ts'
import { sampleCard } from './stack.ts'
import { button, screen } from './steps.ts'

const running = runSite()
const SCRIPTS = ['fandeck.js', 'drop.js', 'wallet.js', 'scanner.js', 'board.js']

let brand = ''
beforeAll(async () => {
  const { protocol, hostname, port } = new URL(running().stack.site)
  brand = `${protocol}//${hostname}:${Number(port) + 5}`
  await until('the brand page', () => fetch(brand).then((reply) => reply.ok || undefined), 60_000)
})

/** Opens a page that consists of one script and one tag. */
async function alone(script: string, tag: string, permissions: string[] = []) {
  const { stack, browser } = running()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    // Chromium takes a page that Playwright fulfils for one of the public network.
    permissions: ['local-network-access', ...permissions],
  })
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  const loaded: string[] = []
  const errors: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  page.on('pageerror', (error) => errors.push(error.message))
  const attributes = `market-url="${stack.api}" cdn-url="${stack.api}/cdn" login-origin="${stack.site}"`
  await context.route(`${brand}/alone`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ko"><title>${script}</title><script type="module" src="/fandeck/${script}"></script>${tag.replace('>', ` ${attributes}>`)}`,
    }),
  )
  await page.goto(`${brand}/alone`)
  return {
    page,
    /** Presses a button, signs in by the window that opens, and returns to the page. */
    async signIn(name: string, phone: string): Promise<void> {
      const opened = context.waitForEvent('page')
      await button(page, name).click()
      const window = await opened
      await byPhone(window, phone)
      await allow(window)
    },
    /** Expects that the page has loaded this script only, and closes it. */
    async done(): Promise<void> {
      expect(loaded.filter((name) => SCRIPTS.includes(name))).toEqual([script])
      expect(errors).toEqual([])
      expect(page.url()).toBe(`${brand}/alone`)
      await context.close()
    },
  }
}

/** Signs the fan out by the script of the page; the main site keeps its session. */
async function logOut(page: Page, script: string): Promise<void> {
  expect(await page.evaluate(() => localStorage.getItem('fandeck:session'))).not.toBeNull()
  // As a text: the test runner would change the import.
  await page.evaluate(`import('/fandeck/${script}').then(({ logOut }) => logOut())`)
  expect(await page.evaluate(() => localStorage.getItem('fandeck:session'))).toBeNull()
}

const entry = (page: Page) => page.getByRole('dialog', { name: '카드 코드를 입력해 주세요' })

test('S10.3 a page of drop.js alone signs the fan in and sells', async () => {
  const { page, signIn, done } = await alone('drop.js', '<fandeck-drop drop-id="101"></fandeck-drop>')
  await signIn('로그인하고 구매하기', '010-7300-0041')
  await buy(page)
  await done()
})

test('S10.3 D10 a page of scanner.js alone keeps a visitor’s code through the sign-in, and claims it', async () => {
  const { code } = await sampleCard(running().stack)
  const { page, signIn, done } = await alone(
    'scanner.js',
    '<fandeck-scanner minting-id="1" open></fandeck-scanner>',
  )
  // Without a camera, the code is typed.
  await codeField(page).fill(code)
  await entry(page).getByRole('button', { name: '카드 받기' }).click()
  await screen(page.getByRole('heading', { name: code })).toBeVisible()
  await signIn('로그인하고 카드 받기', '010-7300-0042')
  await screen(page.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible()
  await logOut(page, 'scanner.js')
  // The next code waits for a sign-in again.
  await page.locator('fandeck-scanner').evaluate((element) => element.setAttribute('open', ''))
  await codeField(page).fill((await sampleCard(running().stack)).code)
  await entry(page).getByRole('button', { name: '카드 받기' }).click()
  await screen(button(page, '로그인하고 카드 받기')).toBeVisible()
  await done()
})

test('S10.3 a page of scanner.js alone opens the camera from its markup', async () => {
  const { page, done } = await alone(
    'scanner.js',
    '<fandeck-scanner minting-id="1" open></fandeck-scanner>',
    ['camera'],
  )
  await screen(page.locator('.fandeck-scanner')).toBeVisible()
  await screen(button(page, '촬영하기')).toBeEnabled()
  await done()
})

test('S10.3 a page of wallet.js alone, open in its markup, signs the fan in, shows the benefits and signs them out', async () => {
  const { page, signIn, done } = await alone(
    'wallet.js',
    '<fandeck-wallet open wallet-link></fandeck-wallet>',
  )
  await signIn('연결하기', '010-5555-0100')
  await screen(page.locator('.fandeck-wallet__benefit').first()).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await button(page, '지갑 열기').click()
  await screen(await opened).toHaveURL(`${running().stack.site}/mypage`)
  await page.locator('fandeck-wallet').evaluate((element) => element.setAttribute('open', ''))
  await screen(page.locator('.fandeck-wallet__benefit').first()).toBeVisible()
  await logOut(page, 'wallet.js')
  await screen(page.getByRole('button', { name: '연결하기', exact: true })).toBeVisible()
  await screen(page.locator('.fandeck-wallet__benefit')).toHaveCount(0)
  await done()
})

test('S10.3 a page of wallet.js alone leads an unverified fan to the check on the main site', async () => {
  const { page, signIn, done } = await alone('wallet.js', '<fandeck-wallet open></fandeck-wallet>')
  await signIn('연결하기', '010-7300-0044')
  const opened = page.context().waitForEvent('page')
  await button(page, '본인 인증하기').click()
  await screen(await opened).toHaveURL(/\/account\/(verify|login)/)
  await done()
})

test('S10.3 a page of board.js alone signs the fan in and takes a vote', async () => {
  const { page, signIn, done } = await alone(
    'board.js',
    '<fandeck-board slug="fcanyang-2025" board="matchPick"></fandeck-board>',
  )
  await page.getByRole('radio', { name: /강이로/ }).check({ force: true })
  await signIn('로그인하고 투표하기', '010-7300-0043')
  await button(page, '강이로 선수에게 투표하기').click()
  await screen(button(page, '강이로 선수에게 투표했어요')).toBeVisible()
  await done()
})
