// Steps of a fan on a brand's page, who signs in through the window of the main site.
import type { Locator, Page } from 'playwright'
import {
  button,
  enterCode,
  paymentAtRest,
  pressToClose,
  readCode,
  screen,
  sheetOf,
  type View,
} from './steps.ts'

/** Returns the page of a frame. */
const pageOf = (view: View): Page => ('mainFrame' in view ? view : view.page())

/**
 * Presses a button of the payment page, and once more if the page still stands after ten seconds: on some runs of the
 * whole suite the first press is lost. Prints the navigations of the frames then.
 */
export async function press(view: View, target: Locator, outcome: Locator): Promise<void> {
  const navigations: string[] = []
  pageOf(view).on('framenavigated', (frame) =>
    navigations.push(`${frame.url()} ${Math.round(performance.now())}`),
  )
  const since = Math.round(performance.now())
  await target.click()
  try {
    await screen(outcome).toBeVisible({ timeout: 10_000 })
  } catch {
    process.stdout.write(`The press at ${since} was lost. Frames: ${navigations.join(', ') || 'none'}\n`)
    await target.click()
  }
}

/** Presses a login, by default that of the drop, and returns the window that opens. */
export async function openSignIn(view: View, name = '로그인하고 구매하기'): Promise<Page> {
  const opened = pageOf(view).context().waitForEvent('page')
  await button(view, name).click()
  return opened
}

/** Signs in by phone on the main site, in its window. */
export async function byPhone(window: Page, phone: string): Promise<void> {
  await button(window, '휴대폰 번호로 계속하기').click()
  await window.getByLabel('휴대폰 번호').fill(phone)
  await button(window, '인증번호 받기').click()
  await enterCode(window, await readCode(window))
}

/** Confirms the brand's page, which then closes the window. */
export const allow = (window: Page): Promise<void> => pressToClose(window, '계속하기')

/** Returns the field for the code of a card, in a scanner without a camera. */
export const codeField = (view: View): Locator =>
  view.getByRole('dialog', { name: '카드 코드를 입력해 주세요' }).getByLabel('카드 코드')

/** Buys one pack by card and opens it; `look` sees the sheet before it is filled in. */
export async function buy(page: View, look?: () => Promise<void>): Promise<void> {
  await button(page, /(?<!로그인하고 )구매하기$/).click()
  const sheet = sheetOf(page)
  await look?.()
  await sheet.getByRole('radio', { name: '신용카드' }).check()
  await sheet.getByRole('checkbox', { name: '구매 조건과 약관에 모두 동의해요' }).check()
  await sheet.getByRole('checkbox', { name: /팩을 열면 주문을 취소할 수 없다/ }).check()
  await sheet.getByRole('button', { name: /원 결제하기$/ }).click()
  const pay = page.frameLocator('iframe').getByRole('button', { name: '결제하기' })
  await screen(pay).toBeVisible()
  await paymentAtRest(page)
  await press(page, pay, button(page, '팩 열기'))
  await button(page, '팩 열기').click()
  const all = button(page, '한 번에 모두 열기')
  const end = button(page, '덱에서 보기')
  // A pack of one card has no button for all; its card turns by itself.
  await screen(all.or(end)).toBeVisible()
  if (await all.isVisible()) await all.click()
  await screen(end).toBeVisible()
}
