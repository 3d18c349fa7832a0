import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { type Stack, turn } from './stack.ts'
import { askForCode, button, cards, enterCode, logIn, readCode, screen } from './steps.ts'
import { DROP, type World } from './world.ts'

const SAFE = '모은 카드는 그대로 있으니 안심하세요.'
const TRY_AGAIN = '잠시 후 다시 시도해주세요.'
const VERIFIED = '010-5555-0100'

async function during(stack: Stack, what: () => Promise<void>): Promise<void> {
  await turn(stack, 'outage', { on: true })
  try {
    await what()
  } finally {
    await turn(stack, 'outage', { on: false })
  }
}

/** Lets a page believe that it is hidden: it then recovers by its button only. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  })

/** Presses the retry button during an outage, and waits until the backend has refused every request of that press. */
async function retryInVain(page: Page): Promise<void> {
  const open = new Set<Request>()
  let refused = 0
  const started = (request: Request) => open.add(request)
  const ended = async (request: Request) => {
    if ((await request.response())?.status() === 503) refused++
    open.delete(request)
  }
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended)
  await button(page, '다시 시도하기').click()
  await expect.poll(() => refused > 0 && open.size === 0, { timeout: 45_000 }).toBe(true)
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended)
}

/** Marks the document, to prove that no page was reloaded since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const marked = (page: Page) => page.evaluate(() => 'marked' in window)

/** A backend that does not answer for a while. */
export function outageCases(world: () => World): void {
  test('D55 S8.4 home, drop and my page report the outage, recover by their button and keep the session', async () => {
    const { stack, fan } = world()
    const page = await fan()
    const pages = [
      ['/', page.getByText('ORBLIT 1st Deck 카드팩').first()],
      [`/drops/${DROP}`, button(page, '구매하기')],
      ['/mypage', cards(page)],
    ] as const
    for (const [path, content] of pages) {
      await during(stack, async () => {
        // The site serves a page that it rendered before the outage for five seconds.
        await screen(async () => {
          await page.goto(stack.site + path)
          await screen(page.getByText(SAFE)).toBeVisible({ timeout: 10_000 })
        }).toPass({ timeout: 45_000 })
        await mark(page)
        await hide(page)
        await retryInVain(page)
        await screen(page.getByText(SAFE)).toBeVisible()
      })
      await button(page, '다시 시도하기').click()
      await screen(content).toBeVisible()
      expect(await marked(page)).toBe(true)
      await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
    }
  })

  test('D55 S8.4 requesting a code during an outage keeps the typed number and succeeds by the same button', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await during(stack, async () => {
      await askForCode(page, '010-7200-0001')
      await screen(page.getByText(TRY_AGAIN)).toBeVisible()
      await screen(page.getByLabel('휴대폰 번호')).toHaveValue('010-7200-0001')
      await mark(page)
    })
    await button(page, '인증번호 받기').click()
    const code = await readCode(page)
    await enterCode(page, code)
    await page.waitForURL(`${stack.site}/`)
    await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
    expect(await marked(page)).toBe(true)
  })

  test('D55 S2.20 signing in during an outage keeps page and input and succeeds by the same button', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await askForCode(page, '010-7200-0002')
    const code = await readCode(page)
    await during(stack, async () => {
      await mark(page)
      await enterCode(page, code)
      await screen(page.getByText(TRY_AGAIN)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/account/login')
      await screen(page.getByLabel('휴대폰 번호')).toHaveValue('010-7200-0002')
      await screen(page.getByLabel('인증번호', { exact: true })).toHaveValue(code)
    })
    await button(page, '로그인하기').click()
    await page.waitForURL(`${stack.site}/`)
    await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
    expect(await marked(page)).toBe(true)
  })

  test('D55 S2.20 choosing Kakao during an outage stays on the page with a message, and works afterwards', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await page.getByRole('link', { name: '로그인' }).first().click()
    const kakao = button(page, '카카오로 계속하기')
    await during(stack, async () => {
      await mark(page)
      await kakao.click()
      await screen(page.getByRole('alert').filter({ hasText: TRY_AGAIN })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/account/login')
      expect(await marked(page)).toBe(true)
    })
    await kakao.click()
    await page.waitForURL(`${stack.oauth}/**`)
  })

  test('S8.8 D14 D55 the wallet recovers after an outage, and locks after five wrong staff passwords', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await logIn(page, VERIFIED)
    await page.waitForURL(`${stack.site}/`)
    await page.goto(`${stack.site}/mypage`)
    await screen(cards(page)).toHaveText('36')
    const wallet = page.getByRole('dialog', { name: '내 혜택' })
    await during(stack, async () => {
      await button(page, '지갑 연결됨').click()
      await screen(wallet.getByText(SAFE)).toBeVisible()
      await hide(page)
    })
    await wallet.getByRole('button', { name: '다시 시도하기' }).click()
    const rows = wallet.getByRole('button', { expanded: false })
    await screen(rows).toHaveCount(4)

    await wallet.getByRole('button', { name: /포토존/ }).click()
    for (let left = 4; left >= 0; left--) {
      await wallet.getByLabel('직원 비밀번호').fill('111111')
      await button(page, '수령 완료하기').click()
      const sentence =
        left > 0
          ? `비밀번호가 맞지 않아요. ${left}번 더 입력할 수 있어요.`
          : '비밀번호를 여러 번 틀려서 잠겼어요. 5분 뒤에 다시 시도해 주세요.'
      await screen(page.getByRole('alertdialog', { name: sentence })).toBeVisible()
      await button(page, '확인').click()
    }
    await screen(
      wallet.getByText('비밀번호를 여러 번 틀려서 잠겼어요. 5분 뒤에 다시 시도해 주세요.'),
    ).toBeVisible()

    // The right password is refused as well until the lock expires; the benefit is still there.
    await turn(stack, 'time', { offsetMinutes: 6 })
    await wallet.getByLabel('직원 비밀번호').fill('481620')
    await button(page, '수령 완료하기').click()
    await screen(page.getByText('수령 완료 처리되었어요.')).toBeVisible()
    await button(page, '확인').click()
    await screen(rows).toHaveCount(3)
  })
}
