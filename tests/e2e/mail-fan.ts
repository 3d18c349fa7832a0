// A new fan who signs up by mail, and the codes that are mailed to them.
import type { Page } from 'playwright'
import type { Stack } from './stack.ts'
import { button, screen } from './steps.ts'

/** Returns the last code mailed to an address, once its subject is `subject`, as the development panel knows it. */
export async function mailedCode(stack: Stack, recipient: string, subject: string): Promise<string> {
  const reply = await fetch(`${stack.site}/dev/state`)
  const { data }: { data: { mails: { recipient: string; subject: string; code?: string }[] } } =
    await reply.json()
  const mail = data.mails.find((one) => one.recipient === recipient && one.subject.includes(subject))
  if (!mail?.code) throw new Error(`No code was mailed to ${recipient}.`)
  return mail.code
}

/** Signs up by mail; resolves on my page. */
export async function signUpByMail(
  stack: Stack,
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${stack.site}/account/login?retUrl=%2Fmypage`)
  await button(page, '이메일로 계속하기').click()
  await button(page, '회원가입').click()
  const sheet = page.getByRole('dialog', { name: '회원가입' })
  await sheet.getByRole('checkbox', { name: /필수.*이용약관/ }).check()
  await sheet.getByRole('checkbox', { name: /필수.*개인정보/ }).check()
  await sheet.getByRole('button', { name: '다음' }).click()
  await sheet.getByLabel('이메일', { exact: true }).fill(email)
  await sheet.getByRole('button', { name: '인증번호 받기' }).click()
  const code = sheet.getByLabel('인증번호 6자리')
  await screen(code).toBeFocused()
  await code.fill(await mailedCode(stack, email, '인증번호'))
  await sheet.getByLabel('비밀번호', { exact: true }).fill(password)
  await sheet.getByLabel('비밀번호 확인').fill(password)
  await sheet.getByRole('button', { name: '가입하기' }).click()
  await button(page, '로그인하고 시작하기').click()
  await page.waitForURL(`${stack.site}/mypage`)
}
