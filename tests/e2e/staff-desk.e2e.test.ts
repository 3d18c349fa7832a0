// A fan's phone shows a QR and the staff's phone scans it, without mocks.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { writeScreen } from './camera.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, drawerAtRest, logIn, screen, tellFailure } from './steps.ts'

/** A verified member with four benefits. */
const FAN = '010-5555-0100'
const STAFF_PASSWORD = '481620'
const DESK_PASSWORD = '250311'

let stack: Stack
let browser: Browser
let phone: Phone
let staff: Phone
let folder: string
const camera = () => join(folder, 'screen.y4m')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-desk-'))
  stack = await startStack()
  browser = await openBrowser(camera())
  phone = await openPhone(browser)
  staff = await openPhone(browser, { camera: true })
})

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await tellFailure(stack, phone.page)
  await tellFailure(stack, staff.page)
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Shows a picture to the staff's camera and returns the desk's message. */
async function filmed(desk: Page, picture: Buffer) {
  await writeScreen(camera(), picture)
  await desk.reload()
  await button(desk, 'QR 스캔하기').click()
  const result = desk.locator('#result')
  await screen(result).toBeVisible()
  return result
}

test('S1.8 S6.11 a QR rotates and is used once by the staff’s camera; the other benefit by their password', async () => {
  const { page } = phone
  const desk = staff.page
  await page.clock.install()
  await page.goto(stack.site)
  await logIn(page, FAN)
  await page.waitForURL(`${stack.site}/`)

  await desk.goto(`${stack.api}/staff/seoul-home`)
  await desk.getByLabel('직원 비밀번호').fill('000000')
  await button(desk, '시작하기').click()
  await screen(desk.getByRole('alert')).toHaveText('비밀번호가 맞지 않아요. 다시 확인해 주세요.')
  await desk.getByLabel('직원 비밀번호').fill(DESK_PASSWORD)
  await button(desk, '시작하기').click()
  await screen(button(desk, 'QR 스캔하기')).toBeVisible()

  await button(page, /지갑 연결/).click()
  const wallet = page.getByRole('dialog', { name: '내 혜택' })
  await drawerAtRest(page)
  await wallet.getByRole('button', { name: /음료 교환권/ }).click()
  const qr = wallet.getByRole('img', { name: '혜택 QR 코드' })
  await screen(qr).toBeVisible()
  await page.clock.runFor(400)
  const first = await qr.screenshot()
  const renewed = page.waitForResponse((response) => response.url().includes('/claim/qr/'))
  await page.clock.runFor(171_000)
  await renewed
  await page.clock.runFor(400)
  const second = await qr.screenshot()

  const old = await filmed(desk, first)
  await screen(old).toContainText('만료된 QR이에요')
  await screen(old).toHaveAttribute('data-kind', 'refused')
  await desk.route('**/claim/redeem', (route) => route.fulfill({ body: '<h1>Wi-Fi</h1>' }))
  const used = await filmed(desk, second)
  await screen(used).toContainText('서버의 응답을 읽지 못했어요')
  // The newer route decides; the desk tries again all the time.
  await desk.route('**/claim/redeem', (route) => route.abort())
  await screen(used).toContainText('인터넷 연결이 불안정해요')
  await desk.unroute('**/claim/redeem')
  await screen(used).toContainText('음료 교환권')
  await screen(used).toContainText('새벽응원단님')
  await screen(used).toHaveAttribute('data-kind', 'used')
  const again = await filmed(desk, second)
  await screen(again).toContainText('이미 받은 혜택이에요.')
  await screen(again).toHaveAttribute('data-kind', 'refused')

  await wallet.getByRole('button', { name: /포토존/ }).click()
  await page.clock.runFor(400)
  await wallet.getByLabel('직원 비밀번호').fill(STAFF_PASSWORD)
  await button(page, '수령 완료하기').click()
  await screen(page.getByText('수령 완료 처리되었어요.')).toBeVisible()
  expect([...phone.errors, ...staff.errors]).toEqual([])
})

test('S6.11 the code below a QR can be typed by staff without a camera', async () => {
  const { page: desk } = await openPhone(browser)
  await desk.goto(`${stack.api}/staff/seoul-home`)
  await desk.getByLabel('직원 비밀번호').fill(DESK_PASSWORD)
  await button(desk, '시작하기').click()
  await button(desk, 'QR 스캔하기').click()
  await screen(desk.getByRole('alert')).toContainText('카메라를 쓸 수 없어요')
  await desk.getByLabel('QR 코드 값').fill('not-a-key')
  await button(desk, '확인하기').click()
  await screen(desk.locator('#result')).toContainText('확인할 수 없는 QR이에요.')
})
