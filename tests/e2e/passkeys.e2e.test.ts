// The second factor of operators, with Chromium's virtual authenticator.
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { expect, test } from 'vitest'
import { overflowAt, violationsIn } from './page-checks.ts'
import { runSite } from './running-site.ts'
import { button, screen } from './steps.ts'

const running = runSite()

/** A passkey as the protocol of the developer tools names it. */
type Credential = Awaited<ReturnType<typeof credentialsOf>>[number]

const credentialsOf = async (devtools: CDPSession, authenticatorId: string) =>
  (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials

/** Connects a page to an authenticator of its device. */
async function authenticatorOf(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: () => credentialsOf(devtools, authenticatorId),
    clear: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    add: (credential: Credential) => devtools.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}

test('an operator adds a passkey by keyboard, confirms sign-ins with it, and requires it of all', async () => {
  const { stack, browser } = running()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const authenticator = await authenticatorOf(context, page)
  const desk = `${stack.api}/staff/operations`
  const signIn = async (id: string, password: string) => {
    await page.goto(desk)
    await page.getByLabel('아이디').fill(id)
    await page.getByLabel('비밀번호').fill(password)
    await page.keyboard.press('Enter')
  }
  const signOut = () => button(page, '로그아웃').click()
  const fits = async () => {
    for (const scheme of ['light', 'dark'] as const) expect(await violationsIn(page, scheme)).toEqual([])
    expect(await overflowAt(page, 390)).toEqual([])
  }

  await signIn('doyun', 'Desk#2025')
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: '내 계정' }).press('Enter')
  await screen(page.getByRole('heading', { name: '내 계정' })).toBeVisible()
  await fits()
  await page.getByLabel('패스키 이름').focus()
  await page.keyboard.type('내 휴대폰')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await screen(page.getByText('비밀번호가 맞지 않아요.')).toBeVisible()
  await page.getByLabel('비밀번호', { exact: true }).fill('Desk#2025')
  await page.keyboard.press('Enter')
  await screen(page.getByText('내 휴대폰')).toBeVisible()
  expect(await authenticator.credentials()).toHaveLength(1)
  await fits()

  // The same authenticator is not added twice.
  await page.getByLabel('패스키 이름').fill('다시')
  await page.getByLabel('비밀번호', { exact: true }).fill('Desk#2025')
  await button(page, '패스키 추가하기').click()
  await screen(page.getByText('이미 추가한 패스키예요.')).toBeVisible()

  await signOut()
  await signIn('doyun', 'Desk#2025')
  await screen(page.getByRole('heading', { name: '패스키로 확인해 주세요' })).toBeVisible()
  await fits()
  // Without the confirmation nothing is open.
  expect((await context.request.get(`${desk}/orders`)).status()).toBe(401)
  await button(page, '패스키로 확인하기').press('Enter')
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()

  await page.goto(`${desk}/operators`)
  await page.getByLabel('아이디 (').fill('mina')
  await page.getByLabel('이름', { exact: true }).fill('김민아')
  await page.getByLabel('역할').selectOption('support')
  await button(page, '추가하기').click()
  const password = (await page.locator('.secret').textContent()) ?? ''
  await page.goto(`${desk}/operators`)
  await button(page, '모두에게 꼭 필요하게 바꾸기').click()
  await screen(page.getByText('모든 운영자가 비밀번호 다음에 패스키로 확인해요.')).toBeVisible()

  // An operator without one sees their account only, and everything of their role once they have one.
  const [mine] = await authenticator.credentials()
  if (!mine) throw new Error('There is a passkey.')
  await authenticator.clear()
  await signOut()
  await signIn('mina', password)
  await screen(page.getByText('이 상점은 패스키가 있어야 운영할 수 있어요.')).toBeVisible()
  await fits()
  await page.getByLabel('패스키 이름').fill('회사 노트북')
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await button(page, '패스키 추가하기').click()
  await screen(page.getByText('회사 노트북')).toBeVisible()
  await page.goto(`${desk}/members`)
  await screen(page.getByRole('heading', { name: '회원' })).toBeVisible()
  await signOut()

  // Without the passkey the password opens nothing, and the page says so.
  await authenticator.clear()
  await signIn('mina', password)
  await button(page, '패스키로 확인하기').click()
  await screen(page.getByText('패스키를 확인하지 못했어요. 다시 시도해 주세요.')).toBeVisible()

  // The owner resets it.
  await authenticator.add(mine)
  await signIn('doyun', 'Desk#2025')
  await button(page, '패스키로 확인하기').click()
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()
  await page.goto(`${desk}/operators/mina`)
  await page.getByLabel('본인이 잃어버렸다고 확인했어요').check()
  await button(page, '패스키 초기화하기').click()
  await screen(page.getByText('아직 추가한 패스키가 없어요.')).toBeVisible()
  await page.goto(`${desk}/actions?subject=mina`)
  await screen(page.getByRole('cell', { name: '패스키 초기화' })).toBeVisible()
  await fits()

  // A passkey whose count goes back is that of a copy.
  await signOut()
  await authenticator.clear()
  await authenticator.add({ ...mine, signCount: 0 })
  await signIn('doyun', 'Desk#2025')
  await button(page, '패스키로 확인하기').click()
  await screen(page.getByText('비밀번호부터 다시 입력해 주세요.')).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})
