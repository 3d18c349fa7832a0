// Shared steps of a fan's journey.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as playwrightExpect } from '@playwright/test'
import type { Frame, FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Stack } from './stack.ts'

/** Expectations with a generous timeout for busy machines. */
export const screen = playwrightExpect.configure({ timeout: 45_000 })

/** A page, or a frame of one. */
export type View = Page | Frame

export const button = (page: View, name: string | RegExp) => page.getByRole('button', { name })

/** Presses a button that closes its window, and waits for that. The window may be gone before the press has returned. */
export async function pressToClose(window: Page, name: string): Promise<void> {
  const closed = window.waitForEvent('close')
  const pressed = window
    .getByRole('button', { name, exact: true })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error
    })
  await Promise.all([closed, pressed])
}

/** Returns the number of copies on my page. */
export const cards = (page: Page) => page.getByRole('definition').first()

/** Opens the phone form and requests a code. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('link', { name: '로그인' }).first().click()
  await button(page, '휴대폰 번호로 계속하기').click()
  await page.getByLabel('휴대폰 번호').fill(phone)
  await button(page, '인증번호 받기').click()
}

/** Reads the latest code from the development panel; `previous` is a code that the panel may still show. */
export async function readCode(page: Page, previous = ''): Promise<string> {
  await screen(page.getByLabel('인증번호', { exact: true })).toBeVisible()
  await button(page, '개발 패널').click()
  const sms = page.getByLabel('최근 인증번호')
  await screen(sms).toHaveText(/^\d{6}$/)
  if (previous) await screen(sms).not.toHaveText(previous)
  const code = (await sms.textContent()) ?? ''
  await button(page, '개발 패널').click()
  return code
}

/** Enters a phone code, which submits itself. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증번호', { exact: true }).fill(code)
}

/** Signs in from any page with the header's login link; resolves on the page after the login. */
export async function logIn(page: Page, phone: string): Promise<void> {
  await askForCode(page, phone)
  await enterCode(page, await readCode(page))
}

/** Opens the menu; presses again if the page was not hydrated at the first press. */
export const openMenu = (page: Page): Promise<void> =>
  screen(async () => {
    const closed = button(page, '메뉴 열기')
    if (await closed.isVisible()) await closed.click({ timeout: 2_000 })
    await screen(button(page, '메뉴 닫기')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 45_000 })

/** Keeps back a script of the site's build, by the start of its name, until the returned function is called. */
export async function hold(page: Page, script: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((next) => {
    release = next
  })
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

export const sheetOf = (page: View) => page.getByRole('dialog', { name: '구매하기' })

/** Opens the drop's sheet and chooses packs, payment by card, and terms. */
export async function choose(page: Page, packs = 1): Promise<void> {
  await button(page, '구매하기').click()
  const sheet = sheetOf(page)
  for (let count = 1; count < packs; count++) {
    await sheet.getByRole('button', { name: '하나 더하기' }).click()
  }
  await sheet.getByRole('radio', { name: '신용카드' }).check()
  await sheet.getByRole('checkbox', { name: '구매 조건과 약관에 모두 동의해요' }).check()
  await sheet.getByRole('checkbox', { name: /팩을 열면 주문을 취소할 수 없다/ }).check()
}

/** Waits until a sheet has slid in: a press on its way up would miss its target. */
const slidIn = (page: View, motion: string): Promise<unknown> =>
  page
    .locator(`.fandeck-overlay[data-motion="${motion}"][data-status="open"]`)
    .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)))

export const paymentAtRest = (page: View): Promise<unknown> => slidIn(page, 'payment')
export const drawerAtRest = (page: View): Promise<unknown> => slidIn(page, 'drawer')

/** Presses the sheet's button for a number of packs; returns the payment page's frame. */
export async function openPayment(page: Page, packs = 1): Promise<FrameLocator> {
  const price = `${(12_000 * packs).toLocaleString('ko-KR')}원`
  await sheetOf(page)
    .getByRole('button', { name: `${price} 결제하기` })
    .click()
  const payment = page.frameLocator('iframe')
  await screen(payment.getByText(price)).toBeVisible()
  await paymentAtRest(page)
  return payment
}

export async function reserve(page: Page, packs = 1): Promise<FrameLocator> {
  await choose(page, packs)
  return openPayment(page, packs)
}

/** Captures until the expected result appears, at most `tries` times, as a fan repeats an unreadable frame. */
export async function capture(page: Page, received: Locator, tries = 3): Promise<void> {
  await button(page, '촬영하기').click()
  await screen(received.or(page.getByText('코드를 찾지 못했어요', { exact: false }))).toBeVisible({
    timeout: 40_000,
  })
  if (await received.isVisible()) return
  expect(tries, 'captures that could not be read').toBeGreaterThan(1)
  await capture(page, received, tries - 1)
}

/** Saves a failed test's screen and output. */
export async function tellFailure(stack: Stack, page: Page): Promise<void> {
  const picture = join(tmpdir(), `fandeck-e2e-failed-${Date.now()}.png`)
  await page.screenshot({ path: picture })
  process.stdout.write(`${page.url()}: see ${picture}\n${stack.output()}\n`)
}
