// The public pages: read without script, and walked with the keyboard only.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { button, openMenu, screen } from './steps.ts'

const running = runSite()

const PRESSES = 120

/** Presses Tab until the link with a name has the focus, then Enter. */
async function follow(page: Page, href: string): Promise<void> {
  for (let press = 0; press < PRESSES; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    if (focused === href) {
      await page.keyboard.press('Enter')
      return
    }
  }
  throw new Error(`No Tab reaches ${href} on ${page.url()}.`)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('S1.4 a visitor walks home, originals, event, story, support and back with the keyboard', async () => {
  const { page, errors: problems } = await openPhone(running().browser)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(running().stack.site)
  await follow(page, '/originals')
  await screen(heading(page, '오리지널')).toBeVisible()

  await button(page, '메뉴 열기').focus()
  await page.keyboard.press('Enter')
  await follow(page, '/event')
  await screen(heading(page, '이벤트')).toBeVisible()
  await follow(page, '/event/1')
  await screen(heading(page, /FC서울 홈 최종전/)).toBeVisible()

  await button(page, '메뉴 열기').focus()
  await page.keyboard.press('Enter')
  await follow(page, '/story')
  await screen(heading(page, '팬덱 이야기')).toBeVisible()
  await follow(page, '/story/1')
  // The page before has a heading, too, and the menu closes when the page changes.
  await screen(page).toHaveURL(/\/story\/1$/)
  await screen(heading(page, '팬덱 이야기')).toHaveCount(0)
  await screen(heading(page, /./)).toBeVisible()

  await button(page, '메뉴 열기').focus()
  await page.keyboard.press('Enter')
  await follow(page, '/support/notice/list')
  await screen(heading(page, '고객센터')).toBeVisible()
  await follow(page, '/support/faq/list')
  await screen(page.getByText('QR 코드가 자꾸 바뀌어요')).toBeVisible()

  await button(page, '뒤로').focus()
  await page.keyboard.press('Enter')
  await screen(page).toHaveURL(/\/support\/notice\/list$/)
  await page.goBack()
  await page.goBack()
  await screen(heading(page, '팬덱 이야기')).toBeVisible()
  expect(problems).toEqual([])
})

test('S2.30 the menu closes when the page changes', async () => {
  const { page } = await openPhone(running().browser)
  await page.goto(`${running().stack.site}/story`)
  await openMenu(page)
  await page.getByRole('navigation', { name: '메뉴' }).getByRole('link', { name: /GUIDE/ }).click()
  await screen(page).toHaveURL(/\/notion\/guide\/main$/)
  await screen(page.getByRole('navigation', { name: '메뉴' })).toBeHidden()
  await screen(button(page, '메뉴 열기')).toBeVisible()
})

test('Escape returns the focus to the button of the menu, and a new page receives the focus of its link', async () => {
  const { page } = await openPhone(running().browser)
  await page.goto(`${running().stack.site}/story`)
  await openMenu(page)
  await follow(page, '/event')
  await screen(heading(page, '이벤트')).toBeVisible()
  await screen(page.getByRole('main')).toBeFocused()
  await openMenu(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await screen(button(page, '메뉴 열기')).toBeFocused()
  await screen(page.locator('#fandeck-menu')).toBeHidden()
  await screen(page.locator('#fandeck-menu > *')).toHaveCount(0)
})

test('S2.26 the column is at most 480 px wide', async () => {
  const page = await running().browser.newPage({ viewport: { width: 1600, height: 900 } })
  await page.goto(`${running().stack.site}/originals`)
  const box = await page.locator('.site-column').boundingBox()
  expect(box?.width).toBe(480)
  await page.close()
})

test.each([
  ['/', '지금 참여할 수 있어요'],
  ['/originals', '레드부스터스'],
  ['/event', 'ORBLIT 카드 받기'],
  ['/event/1', '스물두 분을 뽑아'],
  ['/story', '카드 한 장이 나오기까지'],
  ['/support/notice/list', '지갑 연결 방법이 더 쉬워졌어요'],
  ['/support/faq/list', 'QR 코드가 자꾸 바뀌어요'],
  ['/notion/guide/main', '카드를 모으는 두 가지 방법'],
  ['/policy/privacy', '수집하는 정보'],
])('%s holds its text without script', async (path, text) => {
  const html = await (await fetch(running().stack.site + path)).text()
  expect(html).toContain(text)
})

test('the sitemap and llms.txt list the pages of events, stories and notices', async () => {
  for (const file of ['/sitemap.xml', '/llms.txt']) {
    const text = await (await fetch(running().stack.site + file)).text()
    for (const path of ['/originals', '/event/1', '/story/1', '/support/notice/10']) {
      expect(text).toContain(running().stack.site + path)
    }
  }
})
