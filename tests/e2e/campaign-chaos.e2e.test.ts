// What a hurried fan does to the boards: double taps, two tabs, an answer that is lost, a page closed at that moment.
// Cards are consumed once, and a fan has one pick.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FANS } from '../../examples/backend/src/demo/seed/fans.ts'
import { button, cards, screen } from './steps.ts'
import { createWorld } from './world.ts'

const world = createWorld()
const UPGRADE = '/fcseoul-2025/upgrade'
const Reply = z.object({ data: z.object({ count_list: z.array(z.object({ count: z.number() })) }) })
const isUpgrade = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().endsWith(UPGRADE)

/** Opens a page as the demo's fan who has cards for two upgrades. */
async function collector(path: string): Promise<Page> {
  const { stack, visitor } = world()
  const page = await visitor()
  await page.goto(stack.site + path)
  await page.getByRole('link', { name: '로그인' }).first().click()
  await button(page, '이메일로 계속하기').click()
  await page.getByLabel('이메일', { exact: true }).fill('moonlight@example.com')
  await page.getByLabel('비밀번호', { exact: true }).fill('Fandeck#2025')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.waitForURL(`**${path}`)
  return page
}

/** Opens another tab of a fan. */
async function tabOf(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  tab.setDefaultTimeout(45_000)
  await tab.goto(world().stack.site + path)
  return tab
}

/** Returns the number of copies that my page shows. */
async function copiesOf(page: Page): Promise<number> {
  const tab = await tabOf(page, '/mypage')
  await screen(cards(tab)).toHaveText(/\d/)
  const count = Number(await cards(tab).textContent())
  await tab.close()
  return count
}

async function fill(page: Page, player: string): Promise<void> {
  for (const slot of [1, 2, 3]) {
    await button(page, `재료 ${slot}, 카드 담기`).click()
    const radio = page.getByRole('radio', { name: new RegExp(player), disabled: false }).first()
    await radio.locator('xpath=ancestor::label').click()
    await button(page, `${player} 카드 담기`).click()
    await screen(button(page, `재료 ${slot}, ${player} 카드 빼기`)).toBeVisible()
  }
}

const appeared = (page: Page, player: string) => page.getByRole('heading', { name: `${player} 등장!` })

/** Presses a button twice before the page can react, as a double tap does. */
const tapTwice = (page: Page, name: string) =>
  button(page, name).evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

test('S3.30 a double tap, and a page closed before the answer: three cards become one, which the fan still sees', {
  timeout: 180_000,
}, async () => {
  const page = await collector(UPGRADE)
  const before = await copiesOf(page)
  await fill(page, '서도윤')
  let requests = 0
  page.on('request', (request) => {
    if (isUpgrade(request)) requests++
  })
  const sent = page.waitForRequest(isUpgrade)
  await tapTwice(page, '업그레이드하기')
  await sent
  await page.close()
  expect(requests).toBe(1)
  const tab = await tabOf(page, UPGRADE)
  await screen(appeared(tab, '서도윤')).toBeVisible()
  await button(tab, '한 번 더 업그레이드').click()
  expect(await copiesOf(tab)).toBe(before - 2)
  await tab.reload()
  await screen(button(tab, '재료 1, 카드 담기')).toBeVisible()
  await screen(appeared(tab, '서도윤')).toHaveCount(0)
})

test('S3.30 two tabs with the same cards, and a lost answer: three cards become one', {
  timeout: 180_000,
}, async () => {
  const one = await collector(UPGRADE)
  const before = await copiesOf(one)
  const other = await tabOf(one, UPGRADE)
  await fill(one, '이온겸')
  await fill(other, '이온겸')
  // This tab loses its first reply; the server has consumed the cards.
  await one.route(
    (url) => url.pathname.endsWith(UPGRADE),
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await Promise.all([tapTwice(one, '업그레이드하기'), tapTwice(other, '업그레이드하기')])
  const result = (page: Page) =>
    appeared(page, '이온겸')
      .or(page.getByRole('alert').filter({ hasText: /./ }))
      .first()
  await Promise.all([screen(result(one)).toBeVisible(), screen(result(other)).toBeVisible()])
  expect(await copiesOf(one)).toBe(before - 2)
  // Whatever a tab has shown, the board begins again with the cards that are left.
  await other.close()
  await one.reload()
  if (await appeared(one, '이온겸').or(button(one, '재료 1, 카드 담기')).first().isVisible())
    await one.reload()
  await button(one, '한 번 더 업그레이드').or(button(one, '재료 1, 카드 담기')).first().click()
  expect(await copiesOf(one)).toBe(before - 2)
})

test('S3.31 double taps in two tabs leave one pick, the last one that was pressed', {
  timeout: 180_000,
}, async () => {
  const path = '/fcanyang-2025'
  const one = await collector(path)
  const other = await tabOf(one, path)
  const choose = async (page: Page, player: string) => {
    const radio = page.getByRole('radio', { name: new RegExp(player) })
    await radio.locator('xpath=ancestor::label').click()
    await screen(radio).toBeChecked()
  }
  await choose(one, '윤세빈')
  await choose(other, '강이로')
  const answered = [one, other].map((page) =>
    page.waitForResponse((response) => response.url().endsWith('/pick') && response.ok()),
  )
  await Promise.all([tapTwice(one, '윤세빈 선수에게 투표하기'), tapTwice(other, '강이로 선수에게 투표하기')])
  await Promise.all(answered)
  // Which of the two came last is the server's to say; both tabs then agree.
  await Promise.all([one.reload(), other.reload()])
  const sent = (page: Page) => button(page, /선수에게 투표했어요/)
  await screen(sent(one)).toHaveText(/윤세빈|강이로/)
  await screen(sent(other)).toHaveText((await sent(one).textContent()) ?? '')
  await choose(one, '성하율')
  const last = one.waitForResponse((response) => response.url().endsWith('/pick') && response.ok())
  await tapTwice(one, '성하율 선수에게 투표하기')
  await screen(button(one, '성하율 선수에게 투표했어요')).toBeVisible()
  await other.reload()
  await screen(button(other, '성하율 선수에게 투표했어요')).toBeVisible()
  // The whole tally: the fans of the demo, and this one once.
  const { data } = z.parse(Reply, await (await last).json())
  let picks = 0
  for (const { count } of data.count_list) picks += count
  expect(picks).toBe(FANS.length + 1)
})
