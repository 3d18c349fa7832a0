// The site's screens of a session, signed in and out, on the processes of `npm start`.
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { devState } from './stack.ts'
import { button, hold, logIn, openMenu, screen, sheetOf } from './steps.ts'
import { createWorld } from './world.ts'

const world = createWorld()
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user'))

test('S6.1 S6.4 S2.10 a visitor sees LOGIN, a member MY and LOGOUT, which clears the session and returns', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  await openMenu(page)
  await screen(page.getByRole('link', { name: 'LOGIN', exact: true })).toBeVisible()
  await screen(page.getByRole('link', { name: 'LOGOUT' })).toHaveCount(0)
  await button(page, '메뉴 닫기').click()
  await logIn(page, '010-7300-0001')
  await page.waitForURL(`${stack.site}/`)
  await page.goto(`${stack.site}/drops/101?from=menu`)
  await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
  await openMenu(page)
  await screen(page.getByRole('link', { name: 'MY', exact: true })).toBeVisible()
  await screen(page.getByRole('link', { name: 'LOGIN', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'LOGOUT' }).click()
  await page.waitForURL(`${stack.site}/drops/101?from=menu`)
  expect(await stored(page)).toBeNull()
  await openMenu(page)
  await screen(page.getByRole('link', { name: 'LOGIN', exact: true })).toBeVisible()
  const session = await page.evaluate(async () => (await fetch('/api/auth/session')).text())
  expect(session).toMatch(/^(\{\}|null)$/)
})

test('S6.6 S2.11 the wallet sends an unverified member to the verify page, where its button does nothing', async () => {
  const { stack, fan } = world()
  const page = await fan()
  await page.goto(`${stack.site}/mypage?tab=cards`)
  const icon = page.getByRole('banner').getByRole('button', { name: /지갑 연결/ })
  await icon.click()
  await page.waitForURL('**/account/verify?*')
  expect(path(page)).toBe(`/account/verify?retUrl=${encodeURIComponent('/mypage?tab=cards')}`)
  await icon.click()
  await screen(page.getByRole('heading', { name: '본인 인증이 필요해요' })).toBeVisible()
  expect(path(page)).toBe(`/account/verify?retUrl=${encodeURIComponent('/mypage?tab=cards')}`)
  await screen(page.getByRole('dialog')).toHaveCount(0)
  await button(page, '나중에 할게요').click()
  await page.waitForURL(`${stack.site}/mypage?tab=cards`)
})

test('S6.6 after the identity check, the link of the wallet that the fan wanted goes on in a press', async () => {
  const { stack, fan } = world()
  const page = await fan()
  await page.goto(`${stack.site}/mypage`)
  await button(page, '연결하기').click()
  await page.waitForURL('**/account/verify?*')
  await button(page, '휴대폰으로 인증하기').click()
  await button(page, '인증하기').click()
  await page.waitForURL(`${stack.site}/mypage`)
  const asked = page.locator('[role$=dialog]', { hasText: '지갑을 연결해 주세요' })
  await screen(asked).toBeVisible()
  const opened = page.waitForEvent('popup')
  await asked.getByRole('button', { name: '연결하기' }).click()
  const popup = await opened
  await expect.poll(() => new URL(popup.url()).origin).toBe(stack.wallet)
})

test('a press of a member before the scripts of a drop have loaded opens the sheet', async () => {
  const { stack, fan } = world()
  const page = await fan()
  const release = await hold(page, 'vendor')
  await page.goto(`${stack.site}/drops/101`, { waitUntil: 'commit' })
  // The server does not know the member.
  await button(page, '로그인하고 구매하기').click()
  release()
  await screen(sheetOf(page)).toBeVisible()
  expect(path(page)).toBe('/drops/101')
})

test('an empty wallet leads to the events', async () => {
  const { stack, fan } = world()
  const page = await fan()
  await page.goto(`${stack.site}/mypage`)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /지갑 연결/ })
    .click()
  await page.waitForURL('**/account/verify?*')
  await button(page, '휴대폰으로 인증하기').click()
  await button(page, '인증하기').click()
  const wallet = page.getByRole('dialog', { name: '내 혜택' })
  await wallet.getByRole('button', { name: '이벤트 둘러보기' }).click()
  await page.waitForURL(`${stack.site}/event`)
  await screen(wallet).toHaveCount(0)
})

describe('S8.2 a refused renewal', () => {
  test('shows the server’s message first, then signs out', async () => {
    const { stack, fan } = world()
    const page = await fan()
    await page.goto(`${stack.site}/drops/101`)
    const { now } = await devState(stack)
    const record = JSON.parse((await stored(page)) ?? '{}')
    // Another device has used the token twice, so the server has ended this device's session.
    const renew = async (token: string) =>
      (
        await fetch(`${stack.api}/auth/refresh_token`, { headers: { authorization: `Bearer ${token}` } })
      ).json()
    const second = await renew(record.refresh_token)
    await renew(second.data.refresh_token)
    const expired = new Date(now + 9 * 3_600_000 + 20_000).toISOString().slice(0, 19).replace('T', ' ')
    const late = JSON.stringify({ ...record, expired })
    // On a file without the app, or a late request of the open page could renew before the next one loads.
    await page.goto(`${stack.site}/robots.txt`)
    await page.evaluate((text) => localStorage.setItem('user', text), late)
    await page.goto(`${stack.site}/drops/101`)
    const told = page.getByRole('alertdialog', { name: '로그인이 만료됐어요. 다시 로그인해 주세요.' })
    await screen(told).toBeVisible()
    expect(path(page)).toBe('/drops/101')
    expect(await stored(page)).toBeNull()
    const left = page.waitForRequest((request) => request.url().endsWith('/api/auth/signout'))
    await told.getByRole('button', { name: '확인' }).click()
    await left
    await page.waitForURL(`${stack.site}/drops/101`)
    await screen(told).toHaveCount(0)
    await openMenu(page)
    await screen(page.getByRole('link', { name: 'LOGIN', exact: true })).toBeVisible()
  })
})

test('S7.36 S7.37 a new password signs out the other devices, reports their number and keeps this session', async () => {
  const { stack, visitor } = world()
  const enter = async (page: Page, password: string) => {
    await page.goto(`${stack.site}/account/login?retUrl=%2Fmypage`)
    await button(page, '이메일로 계속하기').click()
    await page.getByLabel('이메일', { exact: true }).fill('moonlight@example.com')
    await page.getByLabel('비밀번호', { exact: true }).fill(password)
    await button(page, '로그인').click()
    await page.waitForURL(`${stack.site}/mypage`)
  }
  const [here, there] = [await visitor(), await visitor()]
  await enter(there, 'Fandeck#2025')
  await enter(here, 'Fandeck#2025')
  await here.getByRole('link', { name: '비밀번호 변경' }).click()
  await here.getByLabel('현재 비밀번호').fill('Wrong#2025')
  await here.getByLabel('새 비밀번호', { exact: true }).fill('Moonn1')
  await screen(here.getByText('현재 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.')).toBeVisible()
  await screen(here.getByRole('list', { name: '비밀번호 규칙' }).locator('[data-kept]')).toHaveCount(5)
  await screen(button(here, '변경하기')).toBeDisabled()
  await here.getByLabel('현재 비밀번호').fill('Fandeck#2025')
  await here.getByLabel('새 비밀번호', { exact: true }).fill('Sunrise#2026')
  await screen(here.getByRole('img', { name: '맞아요' })).toBeVisible()
  await here.getByLabel('새 비밀번호 확인').fill('Sunrise#2026')
  await button(here, '변경하기').click()
  await screen(here.getByText('비밀번호를 바꿨어요. 다른 기기 1대에서 로그아웃했어요.')).toBeVisible()
  await here.waitForURL(`${stack.site}/mypage`)
  const renewal = async (page: Page) => {
    const { refresh_token } = JSON.parse((await stored(page)) ?? '{}')
    const headers = { authorization: `Bearer ${refresh_token}` }
    return (await fetch(`${stack.api}/auth/refresh_token`, { headers })).status
  }
  expect(await renewal(here)).toBe(200)
  expect(await renewal(there)).toBe(401)
})
