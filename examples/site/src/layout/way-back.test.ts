import { expect, test } from 'vitest'
import { withWayBack } from './way-back.ts'

const team = { pathname: '/fcseoul-2025/upgrade', search: '' }
const mine = { pathname: '/mypage', search: '?returnOriginalsUrl=%2Ffcseoul-2025&tab=1' }
const BACK = 'returnOriginalsUrl=%2Ffcseoul-2025'

const CASES: [
  to: string,
  from: { pathname: string; search: string },
  isTeamPage: boolean,
  expected?: string,
][] = [
  ['/mypage', team, true, '/mypage?returnOriginalsUrl=%2Ffcseoul-2025%2Fupgrade'],
  ['/mypage/point', mine, false, `/mypage/point?${BACK}`],
  ['/mypage/entry-history?page=2', mine, false, `/mypage/entry-history?page=2&${BACK}`],
  ['/mypage/point?returnOriginalsUrl=%2Fsteelers-2025', mine, false],
  ['/mypage', { pathname: '/originals', search: mine.search }, false],
  ['/mypage', { ...mine, search: '' }, false],
  ['/support/faq/list', mine, false],
  ['/mypages', team, true],
]

test.each(CASES)('S2.38 the address of %s from %o', (to, from, isTeamPage, expected = to) => {
  expect(withWayBack(to, from, () => isTeamPage)).toBe(expected)
})
