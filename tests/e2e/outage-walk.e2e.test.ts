// A visitor walks through the public pages while the backend stops answering half-way.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { casesOf } from './matrix.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { turn } from './stack.ts'
import { screen } from './steps.ts'

const running = runSite()

/** An address of every public route that loads data, and a part of its text. */
const ALL_PAGES = [
  ['/', '지금 참여할 수 있어요'],
  ['/drops/101', 'ORBLIT 1st Deck'],
  ['/originals', '레드부스터스'],
  ['/event', 'ORBLIT 카드 받기'],
  ['/event/1', '스물두 분을 뽑아'],
  ['/story', '카드 한 장이 나오기까지'],
  ['/story/1', '잃지 않게'],
  ['/support/notice/list', '지갑 연결 방법이 더 쉬워졌어요'],
  ['/support/notice/1', '평일'],
  ['/support/faq/list', 'QR 코드가 자꾸 바뀌어요'],
  ['/notion/guide/main', '카드를 모으는 두 가지 방법'],
  ['/notion/pure-layout/guide-wallet', '연결하는 방법'],
  ['/policy/privacy', '수집하는 정보'],
  ['/policy/service', '목적'],
  ['/policy/recurring-payment', '정기결제란'],
] as const
const PAGES = casesOf(ALL_PAGES, (_, index) => index % 2 === 0)

const outage = (page: Page) => page.getByRole('button', { name: '다시 시도하기' }).first()
const content = (page: Page, text: string) => page.locator('main').getByText(text).first()

test('D55 S8.4 every public page reports an outage, and loads by itself when the backend answers again', async () => {
  const { page: walker } = await openPhone(running().browser)
  for (const [path, text] of PAGES.slice(0, PAGES.length / 2)) {
    await walker.goto(running().stack.site + path)
    await screen(content(walker, text)).toBeVisible()
  }
  const context = walker.context()
  const open: Page[] = []
  await turn(running().stack, 'outage', { on: true })
  try {
    for (const [path, text] of PAGES) {
      const page = await context.newPage()
      open.push(page)
      // The site serves a page that it rendered before the outage for five seconds.
      await screen(async () => {
        await page.goto(running().stack.site + path)
        await screen(outage(page)).toBeVisible({ timeout: 10_000 })
      }).toPass({ timeout: 45_000 })
      await screen(content(page, text)).toHaveCount(0)
      await page.evaluate(() => Object.assign(window, { marked: true }))
    }
  } finally {
    await turn(running().stack, 'outage', { on: false })
  }
  for (const [index, [path, text]] of PAGES.entries()) {
    const page = open[index]
    if (!page) throw new Error(`${path} was not opened.`)
    await screen(content(page, text), path).toBeVisible()
    await screen(outage(page)).toHaveCount(0)
    expect(await page.evaluate(() => 'marked' in window), path).toBe(true)
  }
  await context.close()
}, 300_000)
