// The deck on the brand's page, under its strict content policy: from a visitor to the facts of a card.
import { expect, test } from 'vitest'
import { openBrandPage } from './brand-page.ts'
import { allow, byPhone } from './brand-steps.ts'
import { runSite } from './running-site.ts'
import { button, screen } from './steps.ts'

const running = runSite()

test('D46 S2.6 a visitor signs in by the window on a brand page, and finds a card in the deck', async () => {
  const { page, told, stopped, context } = await openBrandPage(running(), {
    colorScheme: 'light',
    path: '/my-cards.html',
  })
  const opened = context.waitForEvent('page')
  await button(page, '로그인하기').click()
  const window = await opened
  await byPhone(window, '010-5555-0100')
  await allow(window)

  const cards = page.getByRole('list', { name: '내 카드' })
  await screen(cards.getByRole('listitem').first()).toContainText(/No\.\d{4}/)
  const first = await cards.getByRole('img').first().getAttribute('alt')
  const name = first?.split(',')[0] ?? ''
  await page.getByRole('button', { name: '카드 찾기' }).click()
  await page.getByRole('searchbox', { name: '이름이나 번호로 찾기' }).fill(name)
  await screen(cards.getByRole('listitem').first()).toContainText(name)
  await cards.getByRole('button').first().click()
  await screen(page.getByRole('dialog', { name })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()

  await page.getByRole('searchbox', { name: '이름이나 번호로 찾기' }).fill('없는 선수')
  await screen(page.getByText('찾는 카드가 없어요')).toBeVisible()
  await button(page, '모든 카드 보기').click()
  await screen(cards.getByRole('listitem').first()).toBeVisible()
  expect(told).toEqual(['fandeck-sign-in-request'])
  expect(stopped).toEqual([])
  await context.close()
})
