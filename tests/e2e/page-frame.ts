// What every page of the site has around its content, but the bare layout of Notion pages.
import type { Page } from 'playwright'
import { screen } from './steps.ts'

/** The page that has no frame (S1.3). */
export const BARE = '/notion/pure-layout/guide-wallet'

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** Returns the last words of the page that are under the floating buttons; pages of teams and bars end otherwise. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main:not([data-header=team], :has([data-bottom-bar]))')
    const buttons = document.querySelector('.fandeck-floating')?.getBoundingClientRect()
    const covered: string[] = []
    if (!main || !buttons) return covered
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      for (const { right, bottom } of range.getClientRects())
        if (right > buttons.left && bottom > buttons.top && bottom < innerHeight)
          covered.push(texts.currentNode.textContent ?? '')
    }
    return covered
  })

/** Expects the logo in the header, the footer, and the floating buttons from a scroll of 101 px on, over no words at its end. */
export async function expectFrame(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await screen(header.getByRole('link', { name: 'fandeck 홈' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await screen(footer).toContainText('고객센터')
  await screen(footer).toContainText('평일 09:00 – 18:00')
  await screen(footer.getByRole('link')).toHaveText(['이용약관', '개인정보처리방침', '정기결제 약관'])
  const buttons = page.getByRole('region', { name: '바로가기 버튼' })
  await scrollTo(page, 100)
  await screen(buttons).toHaveCount(0)
  await scrollTo(page, 101)
  await screen(buttons.getByRole('button', { name: '맨 위로' })).toBeVisible()
  await screen(header.getByRole('link', { name: 'fandeck 홈' })).toBeInViewport()
  await scrollTo(page, 99_999)
  await screen.poll(() => coveredWords(page)).toEqual([])
  await scrollTo(page, 0)
  await screen(buttons).toHaveCount(0)
}
