// From the sign-up to the withdrawal, in a real browser on the processes of `npm start`.
import { expect as screen } from '@playwright/test'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailedCode, signUpByMail } from './mail-fan.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'

const PASSWORD = 'Sunset#2025'
const EMAIL = 'leaving.fan@club.co.kr'

let stack: Stack
let phone: Phone

beforeAll(async () => {
  stack = await startStack()
  phone = await openPhone(await openBrowser())
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && phone) {
    process.stdout.write(`${phone.page.url()}\n${await phone.page.getByRole('main').ariaSnapshot()}\n`)
  }
})
afterAll(async () => {
  await phone?.browser.close()
  await stack?.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('S1.7 S7.52 S7.54 S7.55 a new fan signs up and withdraws by a mailed code; the account is gone', async () => {
  const { page } = phone
  await signUpByMail(stack, page, { email: EMAIL, password: PASSWORD })
  await page.goto(`${stack.site}/mypage/settings`)
  await page.getByRole('link', { name: '회원 탈퇴' }).click()
  await screen(page.getByRole('heading', { name: /되돌릴 수 없어요/ })).toBeVisible()
  await screen(page.getByText('0P')).toBeVisible()
  await screen(button(page, '다음')).toBeDisabled()
  await page.getByRole('checkbox', { name: '모두 확인했어요' }).check()
  await button(page, '다음').click()

  await button(page, /메일로 인증번호 받기/).click()
  const code = page.getByLabel('인증번호 6자리')
  await screen(code).toBeVisible()
  const right = await mailedCode(stack, EMAIL, '탈퇴')
  await code.fill(right === '111111' ? '222222' : '111111')
  await screen(button(page, '탈퇴하기')).toBeDisabled()
  await page.getByLabel('확인 문구').fill('탈퇴할게요')
  await button(page, '탈퇴하기').click()
  await screen(page.getByText('인증번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible()
  await screen(page.getByLabel('확인 문구')).toHaveValue('탈퇴할게요')

  await code.fill(right)
  await button(page, '탈퇴하기').click()
  await screen(page.getByRole('heading', { name: '탈퇴했어요' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()

  await page.getByRole('link', { name: '홈으로' }).click()
  await page.waitForURL(`${stack.site}/`)
  await page.goto(`${stack.site}/account/login?retUrl=%2Fmypage`)
  await button(page, '이메일로 계속하기').click()
  await page.getByLabel('이메일', { exact: true }).fill(EMAIL)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await button(page, '로그인').click()
  await screen(page.getByText('이메일이나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.')).toBeVisible()
})
