import type { Locator, Page } from 'playwright'
import { link, radio } from '../../tests/e2e/campaign-play.ts'
import { button } from '../../tests/e2e/steps.ts'

/** A press to measure: where a member is, and what is pressed. */
export interface Press {
  name: string
  path: string
  /** What is done before, on the page. */
  prepare?(page: Page): Promise<void>
  target(page: Page): Locator
}

/** The players of FC Anyang that the bench votes for. */
const PLAYERS = /윤세빈|강이로|성하율|노해온|민서율/

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).or(link(page, name)).first()

/** The presses that fans make most, each with the page before it as a member sees it. */
export const PRESSES: readonly Press[] = [
  { name: 'menu', path: '/', target: (page) => button(page, '메뉴 열기') },
  { name: 'odds of a drop', path: '/drops/101', target: (page) => button(page, '카드 확률') },
  { name: 'buy', path: '/drops/101', target: (page) => button(page, /구매하기/).first() },
  {
    name: 'card of the deck',
    path: '/mypage',
    target: (page) => page.locator('.fandeck-deck__grid [data-at="0"] > button'),
  },
  { name: 'search of the deck', path: '/mypage', target: (page) => button(page, '카드 찾기와 정렬') },
  { name: 'scan', path: '/mypage', target: (page) => button(page, '카드 코드 스캔') },
  { name: 'tab of my page', path: '/mypage', target: (page) => tab(page, '좋아요') },
  {
    name: 'slot of a formation',
    path: '/fcseoul-2025',
    target: (page) => button(page, /^골키퍼 자리 1/).first(),
  },
  {
    name: 'player of a vote',
    path: '/fcanyang-2025',
    target: (page) => radio(page, PLAYERS),
  },
  {
    name: 'vote',
    path: '/fcanyang-2025',
    // Each round votes for another player.
    prepare: async (page) => page.getByRole('radio', { name: PLAYERS, checked: false }).first().click(),
    target: (page) => button(page, /투표하기$/),
  },
]
