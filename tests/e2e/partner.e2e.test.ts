// The brand page of `npm start` under its strict content policy, in light and dark.
import { expect, test } from 'vitest'
import { openBrandPage } from './brand-page.ts'
import { allow, buy, byPhone, openSignIn } from './brand-steps.ts'
import { runSite } from './running-site.ts'
import { button, pressToClose, screen } from './steps.ts'

const FANS = { light: '010-2481-4821', dark: '010-5555-0100' }

const running = runSite()

const brandPage = (colorScheme: 'light' | 'dark') => openBrandPage(running(), { colorScheme })

test.each(['light', 'dark'] as const)(
  'G16 D46 the brand page signs a fan in and sells in %s under its strict policy',
  async (scheme) => {
    const { page, told, stopped, context } = await brandPage(scheme)
    const here = page.url()
    const window = await openSignIn(page)
    await expect.poll(() => told).toEqual(['fandeck-sign-in-request'])
    await byPhone(window, FANS[scheme])
    await allow(window)

    await buy(page)
    await expect.poll(() => told).toEqual(['fandeck-sign-in-request', 'fandeck-purchased', 'fandeck-opened'])
    expect(stopped).toEqual([])
    expect(page.url()).toBe(here)
    await context.close()
  },
)

test('D46 a sign-out on the brand page keeps the main site’s session, which then only needs consent again', async () => {
  const { page, context } = await brandPage('light')
  const first = await openSignIn(page)
  await byPhone(first, '010-7300-0001')
  await allow(first)
  await screen(button(page, /원 구매하기$/)).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys).toContain('fandeck:session')
  expect(keys).not.toContain('user')
  expect((await context.cookies(page.url())).filter(({ domain }) => !domain.includes('localhost'))).toEqual(
    [],
  )
  const ended = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await button(page, '이 페이지에서 로그아웃').click()
  expect((await ended).status()).toBe(200)
  await screen(button(page, '로그인하고 구매하기')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('fandeck:session'))).toBeNull()

  const second = await openSignIn(page)
  const { host } = new URL(page.url())
  await screen(second.getByRole('heading', { name: `${host}에서 로그인을 요청했어요` })).toBeVisible()
  // The session is handed over only after the press.
  expect(await page.evaluate(() => localStorage.getItem('fandeck:session'))).toBeNull()
  await pressToClose(second, '취소')
  await screen(page.getByRole('alert').filter({ hasText: '로그인을 마치지 않고' })).toBeVisible()
  await allow(await openSignIn(page))
  await screen(button(page, /원 구매하기$/)).toBeVisible()
  await context.close()
})

test('D46 a sign-in with Google reaches the page that opened its window', async () => {
  const { page, context } = await brandPage('light')
  const window = await openSignIn(page)
  await button(window, 'Google로 계속하기').click()
  await window.getByRole('link', { name: '김하늘' }).click()
  await allow(window)
  await screen(button(page, '로그인하고 구매하기')).toBeHidden()
  await context.close()
})

test('D46 a page reloaded during the wait gets no session from the earlier window', async () => {
  const { page, context } = await brandPage('light')
  const window = await openSignIn(page)
  await byPhone(window, '010-7300-0002')
  await screen(button(window, '계속하기')).toBeVisible()
  await page.reload()
  await button(window, '계속하기').click()
  await screen(window.getByText('창이 닫히지 않으면')).toBeVisible()
  await screen(button(page, '로그인하고 구매하기')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('fandeck:session'))).toBeNull()
  await context.close()
})

test('D46 D53 control: with the other pages’ opener policy the window is cut off, and the wait ends', async () => {
  const { page, context } = await brandPage('light')
  await context.route(`${running().stack.site}/account/**`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin-allow-popups' }
    await route.fulfill({ response, headers })
  })
  await button(page, '로그인하고 구매하기').click()
  await screen(page.getByRole('alert').filter({ hasText: '로그인을 마치지 않고' })).toBeVisible()
  await context.close()
})

test('G16 control: violations of the policy are recorded', async () => {
  const { page, stopped, context } = await brandPage('light')
  await page.evaluate(() => document.head.appendChild(document.createElement('style')).append('p{color:red}'))
  await expect.poll(() => stopped.length).toBeGreaterThan(0)
  await context.close()
})
