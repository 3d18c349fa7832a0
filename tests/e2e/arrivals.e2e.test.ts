// A card that an operator gives, as its member sees it on the next visit, and not again.
import { expect, test } from 'vitest'
import { desk, signInAtDesk } from './desk-steps.ts'
import { violationsIn } from './page-checks.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { button, logIn, screen } from './steps.ts'

const running = runSite()
const PHONE = '010-4821-7711'
/** A card of FC서울 with copies that belong to no drop. */
const CARD = '2002'

test('D111 a gift of an operator comes by the reveal on the next visit, once, and over no sale', async () => {
  const { stack, browser } = running()
  const phone = await openPhone(browser)
  await phone.page.goto(stack.site)
  await logIn(phone.page, PHONE)
  await phone.page.waitForURL(`${stack.site}/`)

  const office = await (await browser.newContext({ locale: 'ko-KR' })).newPage()
  await signInAtDesk(stack, office, { id: 'doyun', password: 'Desk#2025' })
  await office.goto(desk(stack, `/members?search=${PHONE.replaceAll('-', '')}`))
  await screen(office.getByRole('heading', { name: '카드 주기' })).toBeVisible()
  await office.getByLabel('카드 번호').fill(CARD)
  await office
    .getByLabel(/주는 이유/)
    .first()
    .fill('배송이 늦었어요.')
  await button(office, '카드 주기').click()
  await screen(office.getByText(/배송이 늦었어요/).first()).toBeVisible()

  // A sale is not covered.
  await phone.page.goto(`${stack.site}/drops/101`)
  await screen(button(phone.page, /구매하기|알림 받기/).first()).toBeVisible()
  const reveal = phone.page.getByRole('dialog', { name: '도착한 카드' })
  await phone.page.waitForTimeout(2_000)
  await screen(reveal).toBeHidden()
  await phone.page.goto(stack.site)
  await screen(reveal).toBeVisible()
  await screen(reveal.getByText('운영팀이 선물한 카드')).toBeVisible()
  await phone.page.waitForTimeout(1_000)
  const folder = process.env.FANDECK_PICTURES
  for (const scheme of ['light', 'dark'] as const) {
    expect(await violationsIn(phone.page, scheme)).toEqual([])
    if (folder) await phone.page.screenshot({ path: `${folder}/arrival-${scheme}.png` })
  }
  await button(phone.page, '덱에서 보기').click()
  await phone.page.waitForURL(`${stack.site}/mypage`)
  await screen(reveal).toBeHidden()

  const asked = phone.page.waitForResponse((reply) => reply.url().endsWith('/card/arrivals'))
  await phone.page.goto(stack.site)
  expect(await (await asked).json()).toMatchObject({ data: { arrival_list: [] } })
  await screen(reveal).toBeHidden()
  expect(phone.errors).toEqual([])
  for (const context of browser.contexts()) await context.close()
})
