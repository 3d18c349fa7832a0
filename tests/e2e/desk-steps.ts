// Steps of an operator at the desk, by pointer and by keyboard.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import type { Stack } from './stack.ts'
import { button, screen } from './steps.ts'

const PRESSES = 80

export const desk = ({ api }: Stack, path: string): string => `${api}/staff/operations${path}`

/** Signs an operator in; the desk shows the orders. */
export async function signInAtDesk(
  stack: Stack,
  page: Page,
  { id, password }: { id: string; password: string },
): Promise<void> {
  await page.goto(desk(stack, ''))
  await page.getByLabel('아이디').fill(id)
  await page.getByLabel('비밀번호').fill(password)
  await button(page, '로그인').click()
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()
}

/** Presses Tab until a field, a link or a button has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`No keyboard reaches ${target}`)
}

/** Confirms a step that its own page asks about; says why. */
export async function confirm(page: Page, step: string, reason: string): Promise<void> {
  await screen(page.getByRole('heading', { name: `${step} 확인하기` })).toBeVisible()
  await page.getByLabel('바꾸는 이유').fill(reason)
  await button(page, `${step}하기`).click()
  await screen(page.getByRole('heading', { name: '지금 팬에게 보이는 모습' })).toBeVisible()
  await screen(page.getByText(reason)).toBeVisible()
}

/** Takes the addresses of all parcels; returns the lines of the CSV without its head. */
export async function takeAddresses(page: Page): Promise<string[]> {
  const begun = page.waitForEvent('download')
  await button(page, '배송 목록 받기').click()
  const [head, ...lines] = readFileSync(await (await begun).path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(head).toContain('주문 번호,받는 분,휴대폰,우편번호,주소,상세 주소')
  return lines
}

/** Types a list of numbers, and returns what the desk says about it. */
export async function giveNumbers(page: Page, lines: readonly string[], correct = false): Promise<Locator> {
  await page.getByLabel('운송장 목록').fill(lines.join('\n'))
  if (correct) await page.getByLabel(/이미 보낸 주문의 운송장을 고쳐요/).check()
  await button(page, '운송장 넣기').click()
  return page.getByRole('status')
}
