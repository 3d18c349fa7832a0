// The operators' desk (screen 57) in Chromium, under its content policy.
import { expect, test } from 'vitest'
import { violationsIn } from './page-checks.ts'
import { runSite } from './running-site.ts'
import { button, screen } from './steps.ts'

const running = runSite()

test('an operator signs in, answers an inquiry, finds an order, and signs out', async () => {
  const { stack, browser } = running()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${stack.api}/staff/operations`)
  await page.getByLabel('아이디').fill('doyun')
  await page.getByLabel('비밀번호').fill('Desk#2025')
  await button(page, '로그인').click()
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()
  await screen(page.getByText('fd-demo-shipped')).toBeVisible()
  for (const scheme of ['light', 'dark'] as const) expect(await violationsIn(page, scheme)).toEqual([])

  await page.getByRole('link', { name: /^문의/ }).click()
  await page.getByRole('link', { name: '배송지를 바꾸고 싶어요 답변하기' }).click()
  await page.getByLabel('답변 내용').fill('네, 바꿔 드렸어요.')
  await button(page, '답변 보내기').click()
  await screen(page.getByText('답변 완료')).toBeVisible()
  await screen(page.getByRole('cell', { name: '한도윤' })).toBeVisible()
  expect(await violationsIn(page, 'light')).toEqual([])

  await page.getByRole('link', { name: '드롭' }).click()
  await page.getByRole('link', { name: 'FC서울 2025 홈 개막전 팩 판매 현황 보기' }).click()
  const panel = page.getByRole('complementary', { name: '지금 드롭' })
  await screen(panel.getByRole('heading', { name: 'FC서울 2025 홈 개막전 팩' })).toBeVisible()
  const refreshed = await page.waitForResponse((reply) => reply.url().endsWith('/drops/102/sales'))
  expect(refreshed.status()).toBe(200)

  await button(page, '로그아웃').click()
  await screen(page.getByText('운영자 계정으로 로그인해 주세요')).toBeVisible()
  expect(errors).toEqual([])
  await context.close()
})
