// The operators' desk (screen 57) in Chromium, under its content policy.
import { expect, test } from 'vitest'
import { overflowAt, violationsIn } from './page-checks.ts'
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

test('an operator pauses, reprices and resumes a drop by keyboard, without JavaScript', async () => {
  const { stack, browser } = running()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).focus()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.goto(`${stack.api}/staff/operations`)
  await page.getByLabel('아이디').fill('doyun')
  await type('비밀번호', 'Desk#2025')
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()
  await page.goto(`${stack.api}/staff/operations/drops`)
  await page.getByRole('link', { name: 'FC서울 2025 홈 개막전 팩 운영하기' }).press('Enter')
  await type('팬에게 보일 안내 문장', '결제 점검이 끝나면 다시 열어요.')
  await screen(page.getByRole('heading', { name: '판매 재개하기' })).toBeVisible()
  await page.getByLabel('한 팩 가격').fill('')
  await type('한 팩 가격', '7,000')
  await screen(page.getByRole('row', { name: '한 팩 가격 15,000원 7,000원' })).toBeVisible()
  await type('바꾸는 이유', '가격을 잘못 입력했어요.')
  await screen(page.getByText('가격을 잘못 입력했어요.')).toBeVisible()
  await button(page, '판매 재개하기').press('Enter')
  await screen(page.getByRole('heading', { name: '일시 중지하기' })).toBeVisible()
  await screen(page.getByText('7,000원', { exact: true })).toBeVisible()
  await context.close()
})

test('the pages of a drop and the list of what needs a person have no violation, and fit a phone', async () => {
  const { stack, browser } = running()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' })
  const page = await context.newPage()
  await page.goto(`${stack.api}/staff/operations`)
  await page.getByLabel('아이디').fill('doyun')
  await page.getByLabel('비밀번호').fill('Desk#2025')
  await button(page, '로그인').click()
  await screen(page.getByRole('heading', { name: '주문', level: 1 })).toBeVisible()
  for (const path of [
    'drops',
    'drops/102',
    'drops/102/confirm?action=add&packs=5',
    'drops/102/report',
    'office',
    'attention',
    'members',
    'members?search=010-5555-0100',
    'account',
    'operators',
    'operators/doyun',
    'actions',
    'orders/fd-demo-shipped',
    'orders/fd-demo-shipped/refund-part?amount=1000',
    'orders/fd-demo-shipped/refund-part?amount=9999999',
    'parcels',
    'orders',
  ]) {
    await page.goto(`${stack.api}/staff/operations/${path}`)
    for (const scheme of ['light', 'dark'] as const)
      expect(await violationsIn(page, scheme), path).toEqual([])
    expect(await overflowAt(page, 390), path).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await context.close()
})
