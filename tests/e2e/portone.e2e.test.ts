// A phone pays through PortOne: from the site's frame to PortOne's full page and back to the cards.
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type PortOne, startPortOne } from '../../examples/backend/test/portone.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, logIn, reserve, screen, tellFailure } from './steps.ts'

let portOne: PortOne
let stack: Stack
let browser: Browser
let phone: Phone

beforeAll(async () => {
  portOne = await startPortOne()
  const { storeId, apiSecret, webhookSecret, channelKey, apiUrl = '', scriptUrl = '' } = portOne.config
  stack = await startStack({
    env: {
      PORTONE_STORE_ID: storeId,
      PORTONE_API_SECRET: apiSecret,
      PORTONE_WEBHOOK_SECRET: webhookSecret,
      PORTONE_CHANNEL_KEY: channelKey,
      PORTONE_API_URL: apiUrl,
      PORTONE_SCRIPT_URL: scriptUrl,
    },
  })
  browser = await openBrowser()
  phone = await openPhone(browser)
  await phone.page.goto(stack.site)
  await logIn(phone.page, '010-2481-7720')
  await phone.page.waitForURL(`${stack.site}/`)
  await phone.page.getByRole('link', { name: '구매하기' }).first().click()
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && phone) await tellFailure(stack, phone.page)
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  await portOne?.close()
})

/** Goes from the sheet to PortOne's page, which takes the whole window. */
async function goToPortOne(): Promise<void> {
  const payment = await reserve(phone.page)
  await payment.getByRole('button', { name: '결제하기' }).click()
  await phone.page.waitForURL(/\/window\?/)
}

test('D20 D59 a fan who cancels at PortOne returns to the drop, with nothing charged', async () => {
  const { page } = phone
  await goToPortOne()
  await page.getByRole('link', { name: '그만두기' }).click()
  await screen(page.getByText('결제를 취소했어요', { exact: false }).first()).toBeVisible()
  await page.waitForURL(`${stack.site}/**`)
  await screen(page.getByText('언제든 다시 시작할 수 있어요', { exact: false })).toBeVisible()
  await page.getByText('드롭으로 돌아가기').click()
  expect(portOne.asked.filter((line) => line.endsWith('/cancel'))).toEqual([])
})

test('D20 D59 S7.31 a fan who pays returns to the cards', async () => {
  const { page } = phone
  await goToPortOne()
  await page.getByRole('link', { name: '승인' }).click()
  await page.waitForURL(`${stack.site}/**`)
  await button(page, '팩 열기').click()
  await button(page, '한 번에 모두 열기').click()
  await screen(page.getByText('3장', { exact: false }).first()).toBeVisible()
})
