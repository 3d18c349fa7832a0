// One fan's complete journey on the processes of `npm start`, without mocks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { writeCamera } from './camera.ts'
import { decodeQr, openBrowser, openPhone, type Phone } from './phone.ts'
import { devState, type Stack, sampleCard, startStack } from './stack.ts'
import { button, capture, cards, logIn, openMenu, reserve, screen, tellFailure } from './steps.ts'

const PHONE = '010-2481-4821'
const STAFF_PASSWORD = '481620'
const DESK_PASSWORD = '250311'

let stack: Stack
let browser: Browser
let phone: Phone
let folder: string
let code: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-camera-'))
  stack = await startStack()
  const card = await sampleCard(stack)
  code = card.code
  const camera = join(folder, 'card.y4m')
  await writeCamera(camera, card.picture)
  browser = await openBrowser(camera)
  phone = await openPhone(browser, { camera: true })
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && phone) await tellFailure(stack, phone.page)
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Reads the edition numbers of all cards from their details. */
async function editions(page: Page): Promise<string[]> {
  const numbers: string[] = []
  for (const card of await deck(page).all()) {
    await card.getByRole('button').click()
    const detail = page.getByRole('dialog')
    // Each copy has a button with its number, and the facts repeat the number of the selected copy.
    numbers.push(...new Set((await detail.textContent())?.match(/No\.\d{4}/g)))
    await detail.getByRole('button', { name: '닫기' }).click()
    await screen(detail).toHaveCount(0)
  }
  return numbers
}

async function buyTwoPacks(page: Page): Promise<void> {
  const payment = await reserve(page, 2)
  expect(new URL(page.frames().at(-1)?.url() ?? '').origin).toBe(stack.pay)
  await payment.getByRole('button', { name: '결제하기' }).click()
}

const deck = (page: Page) => page.getByRole('list', { name: '내 카드' }).getByRole('listitem')

test('S1.6 S2.6 S4.28 S6.5 S7.6 S10.4 a fan signs in, buys, verifies, uses benefits, scans and keeps everything', async () => {
  const { page } = phone

  // 1. Three drops from the backend with a countdown in server time.
  await page.goto(stack.site)
  const live = (await devState(stack)).drops[0]
  await screen(page.getByText(live?.title ?? '', { exact: true }).first()).toBeVisible()
  await screen(page.getByText('FC서울 2025 홈 개막전 팩')).toBeVisible()
  await screen(page.getByText('ITTA 매거진 겨울호 팩')).toBeVisible()
  await screen(page.locator('main time').first()).toHaveText(/\d{2}:\d{2}:\d{2}/)

  // 2. Sign-in by phone; the header changes from LOGIN to MY.
  await logIn(page, PHONE)
  await page.waitForURL(`${stack.site}/`)
  // The address changes before the page's code arrives; an open menu closes then (S2.30).
  await screen(page.getByRole('link', { name: '구매하기' }).first()).toBeVisible()
  await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
  await openMenu(page)
  await screen(page.getByRole('link', { name: 'MY' })).toBeVisible()
  await button(page, '메뉴 닫기').click()

  // 3. Two packs by card, paid on the gateway's own origin; they wait closed in the deck, and are opened to six cards.
  await page.getByRole('link', { name: '구매하기' }).first().click()
  await buyTwoPacks(page)
  await button(page, '나중에 열기').click()
  await screen(page.getByRole('status').getByText('카드팩은 내 카드에서 언제든')).toBeVisible()
  await page.goto(`${stack.site}/mypage`)
  await screen(cards(page)).toHaveText('0')
  const closed = page.getByRole('list', { name: '열지 않은 카드팩' })
  await closed.getByRole('button', { name: '팩 열기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '팩 열기' }).click()
  await button(page, '한 번에 모두 열기').click()
  await screen(page.getByText('6장', { exact: false }).first()).toBeVisible()
  await button(page, '덱에서 보기').click()

  // 4. My page shows them with their edition numbers.
  await page.waitForURL('**/mypage')
  await screen(cards(page)).toHaveText('6')
  await screen(deck(page).first()).toContainText(/No\.\d{4}/)
  expect(await editions(page)).toHaveLength(6)

  // 5. The wallet: identity first, then a QR benefit and a staff benefit.
  await button(page, /지갑 연결/).click()
  await page.waitForURL('**/account/verify?*')
  await button(page, '휴대폰으로 인증하기').click()
  await page.waitForURL(`${stack.pay}/identity/*`)
  await button(page, '인증하기').click()
  await page.waitForURL('**/mypage')
  // What the fan pressed before goes on.
  const wallet = page.getByRole('dialog', { name: '내 혜택' })
  const rows = wallet.getByRole('button', { expanded: false })
  await screen(rows).toHaveCount(4)
  const issued = page.waitForResponse((response) => response.url().includes('/claim/qr/'))
  await wallet.getByRole('button', { name: /음료 교환권/ }).click()
  const { data } = await (await issued).json()
  const qr = wallet.getByRole('img', { name: '혜택 QR 코드' })
  await screen(qr).toBeVisible()
  const decode = async () => decodeQr(await qr.screenshot())
  await expect.poll(decode, { timeout: 10_000 }).toBe(data.random_key)
  const headers = { 'content-type': 'application/json', origin: stack.api }
  const desk = await fetch(`${stack.api}/staff/sign-in`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ event_key: 'seoul-home', pwd: DESK_PASSWORD }),
  })
  const cookie = desk.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const redeem = () =>
    fetch(`${stack.api}/claim/redeem`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ random_key: data.random_key }),
    })
  expect((await redeem()).status).toBe(200)
  expect((await redeem()).status).not.toBe(200)

  const staff = wallet.getByRole('button', { name: /포토존/, expanded: false })
  await staff.click()
  await wallet.getByLabel('직원 비밀번호').fill('111111')
  await button(page, '수령 완료하기').click()
  await button(page, '확인').click()
  await screen(wallet.getByText('비밀번호가 맞지 않아요', { exact: false })).toBeVisible()
  await wallet.getByLabel('직원 비밀번호').fill(STAFF_PASSWORD)
  await button(page, '수령 완료하기').click()
  await screen(page.getByText('수령 완료 처리되었어요.')).toBeVisible()
  await button(page, '확인').click()
  await screen(wallet.getByRole('button', { expanded: false })).toHaveCount(2)
  await wallet.getByRole('button', { name: '닫기' }).click()

  // 6. The camera shows a printed card; real OCR reads it; card and points are credited.
  await button(page, /스캔/).first().click()
  await screen(page.getByText('코드를 영역 안에 맞춘 뒤 촬영 버튼을 눌러 주세요')).toBeVisible()
  await capture(page, page.getByRole('dialog', { name: /카드를 받았어요/ }))
  await screen(page.getByText('+100P', { exact: false }).first()).toBeVisible()
  const claimed = page.getByRole('dialog', { name: /카드를 받았어요/ })
  await screen(claimed.getByRole('img', { name: /장 중 \d{4}/ })).toBeVisible()
  await button(page, '내 카드에서 보기').click()
  await screen(cards(page)).toHaveText('7')

  // 7. After a reload and a backend that was killed and restarted, everything is still there.
  await stack.crashBackend()
  await page.reload()
  await screen(cards(page)).toHaveText('7')
  await screen(page.getByText('100P', { exact: false }).first()).toBeVisible()
  await button(page, /지갑 연결/).click()
  await screen(
    page.getByRole('dialog', { name: '내 혜택' }).getByRole('button', { expanded: false }),
  ).toHaveCount(2)
  expect(code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/)
  expect(phone.errors).toEqual([])
})
