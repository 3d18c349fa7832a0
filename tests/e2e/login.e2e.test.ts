// Every sign-in method in a real browser, on the processes of `npm start`.
import { expect as screen } from '@playwright/test'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'

const PASSWORD = 'Sunset#2025'
const LINK_HINT = /마이페이지에서 구글이나 카카오를 연결하면/

/** Waits for the site's load after the redirect. */

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
  await phone?.page.context().clearCookies()
  await phone?.page.evaluate(() => localStorage.clear()).catch(() => {})
  // A reload would keep the form's step; a new visit starts at the sign-in methods.
  await phone?.page.goto('about:blank')
})
afterAll(async () => {
  await phone?.browser.close()
  await stack?.stop()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const login = (retUrl: string) => `${stack.site}/account/login?retUrl=${encodeURIComponent(retUrl)}`
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const path = (page: Page) => page.url().replace(stack.site, '')

/** Returns the last code mailed to an address, as the development panel knows it. */
async function mailedCode(recipient: string): Promise<string> {
  const reply = await fetch(`${stack.site}/dev/state`)
  const { data }: { data: { mails: { recipient: string; code?: string }[] } } = await reply.json()
  const code = data.mails.find((mail) => mail.recipient === recipient)?.code
  if (!code) throw new Error(`No code was mailed to ${recipient}.`)
  return code
}

async function byEmail(page: Page, userId: string, password: string): Promise<void> {
  await button(page, '이메일로 계속하기').click()
  await page.getByLabel('이메일', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await button(page, '로그인').click()
}

describe('Google and Kakao', () => {
  test.each([
    ['Google로 계속하기', '김하늘', 'G'],
    ['카카오로 계속하기', '박새봄', 'K'],
  ])('S1.5 S2.9 S4.18 %s: returns to the page with its query, without a hint', async (way, name, letter) => {
    const { page } = phone
    await page.goto(login('/mypage?tab=cards'))
    await button(page, way).click()
    await page.getByRole('link', { name }).click()
    await page.waitForURL(`${stack.site}/mypage?tab=cards`)
    const token: string = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user') ?? '{}').access_token,
    )
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ tokenUserLoginType: letter, tokenUserLevel: 'K103' })
    await screen(page.getByText(LINK_HINT)).toHaveCount(0)
  })

  test('D39 S8.19 an email account’s address is reported, and the other methods stay available', async () => {
    const { page } = phone
    await page.goto(login('/mypage'))
    await button(page, 'Google로 계속하기').click()
    await page.getByRole('link', { name: '문여섯' }).click()
    await screen(alert(page)).toHaveText(
      '이미 다른 방법으로 가입된 계정이에요. 기존 방법으로 로그인해 주세요.',
    )
    await byEmail(page, 'moonlight@example.com', 'Fandeck#2025')
    await page.waitForURL(`${stack.site}/mypage`)
  })

  test('D39 S8.19 a fan who cancels there can retry', async () => {
    const { page } = phone
    await page.goto(login('/mypage'))
    await button(page, '카카오로 계속하기').click()
    await page.getByRole('link', { name: '취소' }).click()
    await screen(alert(page)).toHaveText('로그인을 완료하지 못했어요. 다시 시도해 주세요.')
    await button(page, '카카오로 계속하기').click()
    await page.getByRole('link', { name: '최은우' }).click()
    await page.waitForURL(`${stack.site}/mypage`)
  })
})

describe('email', () => {
  test('S3.8 S4.18 S5.1 sign-up with live rules, then sign-in with the hint; the next visit marks the method', async () => {
    const { page } = phone
    await page.goto(login('/mypage'))
    await button(page, '이메일로 계속하기').click()
    await button(page, '회원가입').click()
    const sheet = page.getByRole('dialog', { name: '회원가입' })
    await screen(sheet.getByRole('button', { name: '다음' })).toBeDisabled()
    await sheet.getByRole('checkbox', { name: /필수.*이용약관/ }).check()
    await sheet.getByRole('checkbox', { name: /필수.*개인정보/ }).check()
    await sheet.getByRole('button', { name: '다음' }).click()
    await sheet.getByLabel('이메일', { exact: true }).fill('red.fan@club.co.kr')
    await sheet.getByRole('button', { name: '인증번호 받기' }).click()
    await screen(sheet.getByLabel('인증번호 6자리')).toBeFocused()
    await sheet.getByLabel('인증번호 6자리').fill(await mailedCode('red.fan@club.co.kr'))
    await sheet.getByLabel('비밀번호', { exact: true }).fill('Suun1')
    const kept = sheet.getByRole('list', { name: '비밀번호 규칙' }).locator('[data-kept]')
    await screen(kept).toHaveCount(5)
    await screen(sheet.getByRole('button', { name: '가입하기' })).toBeDisabled()
    await sheet.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await screen(kept).toHaveCount(7)
    await sheet.getByLabel('비밀번호 확인').fill(PASSWORD)
    await sheet.getByRole('button', { name: '가입하기' }).click()
    await button(page, '로그인하고 시작하기').click()
    await screen(page.getByText(LINK_HINT)).toBeVisible()
    await page.waitForURL(`${stack.site}/mypage`)
    await screen(page.getByText(LINK_HINT)).toHaveCount(0)

    // A typed address is no way of the site's own, so the page asks.
    await page.goto(`${stack.site}/account/logout`)
    await button(page, '로그아웃').click()
    await page.waitForURL(`${stack.site}/`)
    await page.goto(login('/mypage'))
    await screen(page.getByText('최근 로그인 · ***.fan@club.co.kr')).toBeVisible()
    await button(page, '이메일로 계속하기').click()
    await screen(page.getByLabel('이메일', { exact: true })).toHaveValue('red.fan@club.co.kr')
  })

  test.each([
    ['moonlight@example.com', '이메일이나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.'],
    ['sunset77', '아이디나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.'],
  ])('D39 S8.19 a wrong password of %s is reported under the field', async (userId, sentence) => {
    const { page } = phone
    await page.goto(login('/mypage'))
    await byEmail(page, userId, 'Wrong#2025')
    await screen(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })

  test('S1.5 S4.18 an older id without an address signs in, too', async () => {
    const { page } = phone
    await page.goto(login('/mypage'))
    await byEmail(page, 'sunset77', 'Fandeck#2025')
    await screen(page.getByText(LINK_HINT)).toBeVisible()
    await page.waitForURL(`${stack.site}/mypage`)
  })
})

test('S2.21 S8.19 the sign-in page of the auth server is the login page, with the reason', async () => {
  const { page } = phone
  const back = encodeURIComponent(`${stack.site}/mypage`)
  await page.goto(`${stack.site}/api/auth/signin?error=SessionRequired&callbackUrl=${back}`)
  await screen(alert(page)).toHaveText('로그인이 필요해요.')
  await byEmail(page, 'moonlight@example.com', 'Fandeck#2025')
  await page.waitForURL(`${stack.site}/mypage`)
})

test('S2.9 D52 a foreign retUrl lands on the home page', async () => {
  const { page } = phone
  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mypage',
    'https://localhost@evil.example/',
    `${stack.site}@evil.example/`,
    '/%09/evil.example\t',
  ]
  await page.goto(login('/mypage'))
  await byEmail(page, 'moonlight@example.com', 'Fandeck#2025')
  await page.waitForURL(`${stack.site}/mypage`)
  for (const target of hostile) {
    await page.goto(login(target))
    await page.waitForURL(`${stack.site}/`)
    expect([target, path(page)]).toEqual([target, '/'])
  }
})

test('D82 a forgotten password is replaced by the mailed code, and the new one signs in', async () => {
  const { page } = phone
  const next = 'Moonn1ght#'
  const userId = 'moonlight@example.com'
  await page.goto(login('/mypage'))
  await button(page, '이메일로 계속하기').click()
  await button(page, '비밀번호를 잊었어요').click()
  // The sign-in form, which has the same field, stays until this page has loaded.
  await screen(page.getByRole('heading', { name: /다시 설정할게요/ })).toBeVisible()
  await page.getByLabel('이메일', { exact: true }).fill(userId)
  await button(page, '인증번호 받기').click()
  await screen(page.getByText('가입된 주소라면')).toBeVisible()
  const code = await mailedCode(userId)
  await page.getByLabel('새 비밀번호', { exact: true }).fill(next)
  await page.getByLabel('새 비밀번호 확인').fill(next)
  await page.getByLabel('인증번호 6자리').fill(code === '000000' ? '000001' : '000000')
  await button(page, '비밀번호 바꾸기').click()
  await screen(page.getByText('인증번호가 맞지 않아요. 다시 확인해 주세요.')).toBeVisible()
  await page.getByLabel('인증번호 6자리').fill(code)
  await button(page, '비밀번호 바꾸기').click()
  await screen(page.getByRole('heading', { name: '이메일로 로그인' })).toBeVisible()
  await page.getByLabel('이메일', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(next)
  await button(page, '로그인').click()
  await page.waitForURL(`${stack.site}/mypage`)
})
