// @vitest-environment jsdom

import type { Shop } from '@fandeck/sdk/directory'
import { aShop, aStoredSession, testKit } from '@fandeck/sdk/testing'
import { getShopEndpoint } from '@fandeck/sdk/wire'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { allPages } from '../pages.ts'
import { createCache } from '../query-client.ts'
import { renderPage } from '../testing/render-page.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'

afterEach(cleanup)

function show(content: ReactNode, loggedIn: boolean, shop?: Partial<Shop>) {
  const { fandeck, server } = testKit({ loggedIn: loggedIn && aStoredSession() })
  if (shop) server.answer(getShopEndpoint, aShop(shop))
  const history = createMemoryHistory({ initialEntries: ['/event?phase=closed'] })
  return renderPage(content, { fandeck, history, queryClient: createCache() })
}
const links = (): [string, string | null][] =>
  [...document.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.firstChild?.textContent ?? '',
    link.getAttribute('href'),
  ])
/** Shows the open menu once its script has loaded. */
async function showMenu(loggedIn: boolean) {
  await import('./MenuPanel.tsx')
  show(<Menu open onClose={() => {}} />, loggedIn)
  await waitFor(() => expect(links()).not.toEqual([]))
}
const back = encodeURIComponent('/event?phase=closed')

describe('the menu', () => {
  const SECTIONS = [
    ['ORIGINALS', '/originals'],
    ['EVENT', '/event'],
    ['NOTICE', '/support/notice/list'],
    ['FAQ', '/support/faq/list'],
    ['1:1 문의', '/support/qna/list'],
    ['GUIDE', '/notion/guide/main'],
    ['STORY', '/story'],
  ]

  test.each([
    [false, [['LOGIN', `/account/login?retUrl=${back}`]]],
    [
      true,
      [
        ['MY', '/mypage'],
        ['LOGOUT', `/account/logout?retUrl=${back}`],
      ],
    ],
  ])('S2.28 S2.29 holds the account and the sections; logged in: %s', async (loggedIn, account) => {
    await showMenu(loggedIn)
    expect(links()).toEqual([...account, ...SECTIONS])
    for (const [, href] of SECTIONS) expect(allPages.placeOf(href ?? '').page.path).toBe(href)
  })

  test('S2.29 SUPPORT closes and opens its list', async () => {
    await showMenu(false)
    const button = screen.getByRole('button', { name: 'SUPPORT' })
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '')
    const state = () => [button.getAttribute('aria-expanded'), list?.hidden]
    expect(state()).toEqual(['true', false])
    await userEvent.click(button)
    expect(state()).toEqual(['false', true])
    await userEvent.click(button)
    expect(state()).toEqual(['true', false])
  })

  test('S2.31 locks the page while it is open, and frees it', () => {
    const { style } = document.documentElement
    const { rerender } = show(<Menu open onClose={() => {}} />, false)
    expect(style.overflow).toBe('hidden')
    rerender(<Menu open={false} onClose={() => {}} />)
    expect(style.overflow).toBe('')
  })
})

test('S1.3 the footer has the legal links, the company and the hours', async () => {
  const { container } = show(<Footer />, false, {})
  expect(links()).toEqual([
    ['이용약관', '/policy/service'],
    ['개인정보처리방침', '/policy/privacy'],
    ['정기결제 약관', '/policy/recurring-payment'],
  ])
  await screen.findByText(/팬덱 주식회사/)
  expect(container.textContent).toContain('고객센터')
  expect(container.textContent).toContain('평일 09:00 – 18:00')
})

test('the menu leaves out the parts that the shop has switched off', async () => {
  await import('./MenuPanel.tsx')
  show(<Menu open onClose={() => {}} />, false, { parts: ['events'] })
  await waitFor(() => expect(screen.queryByText('ORIGINALS')).toBeNull())
  expect(screen.queryByText('STORY')).toBeNull()
  expect(screen.getByText('EVENT')).toBeTruthy()
})

test.each([
  ['/', false, ['팬덱 홈', '로그인', '지갑 연결 안 됨', '메뉴 열기']],
  ['/', true, ['팬덱 홈', '지갑 연결 안 됨', '메뉴 열기']],
  ['/support/faq/list', false, ['뒤로', '팬덱 홈', '로그인', '지갑 연결 안 됨', '메뉴 열기']],
  ['/support/faq/list', true, ['뒤로', '팬덱 홈', '지갑 연결 안 됨', '메뉴 열기']],
])('S2.27 the header of %s, logged in: %s', async (path, loggedIn, expected) => {
  const header = <Header page={allPages.placeOf(path).page} menuOpen={false} onMenu={() => {}} />
  const { container } = show(header, loggedIn, {})
  await screen.findByRole('link', { name: '팬덱 홈' })
  const names = [...container.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(expected)
})
