// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { aStoredSession, testKit } from '@fandeck/sdk/testing'
import { ToastProvider } from '@fandeck/widgets'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pageOf, placeOf } from '../pages.ts'
import { createCache } from '../query-client.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

function show(content: ReactNode, loggedIn: boolean) {
  const { fandeck } = testKit({ loggedIn: loggedIn && aStoredSession() })
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/event?phase=closed']}>
        <FandeckProvider fandeck={fandeck} queryClient={createCache()}>
          <ToastProvider>{content}</ToastProvider>
        </FandeckProvider>
      </MemoryRouter>,
    ),
  )
}
const links = (): [string, string | null][] =>
  [...place.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.firstChild?.textContent ?? '',
    link.getAttribute('href'),
  ])
/** Shows the open menu once its script has loaded. */
async function showMenu(loggedIn: boolean) {
  await import('./MenuPanel.tsx')
  show(<Menu open onClose={() => {}} />, loggedIn)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(links()).not.toEqual([])
  })
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
    for (const [, href] of SECTIONS) expect(pageOf(href ?? '').path).toBe(href)
  })

  test('S2.29 SUPPORT closes and opens its list', async () => {
    await showMenu(false)
    const button = place.querySelector<HTMLElement>('button[aria-controls="site-menu-support"]')
    const list = place.querySelector<HTMLElement>('#site-menu-support')
    const states = [0, 1, 2].map((presses) => {
      if (presses > 0) act(() => button?.click())
      return [button?.getAttribute('aria-expanded'), list?.hidden]
    })
    expect(states).toEqual([
      ['true', false],
      ['false', true],
      ['true', false],
    ])
  })

  test('S2.31 locks the page while it is open, and frees it', () => {
    const { style } = document.documentElement
    show(<Menu open onClose={() => {}} />, false)
    expect(style.overflow).toBe('hidden')
    show(<Menu open={false} onClose={() => {}} />, false)
    expect(style.overflow).toBe('')
  })
})

test('S1.3 the footer has the legal links, the company and the hours', () => {
  show(<Footer />, false)
  expect(links()).toEqual([
    ['이용약관', '/policy/service'],
    ['개인정보처리방침', '/policy/privacy'],
    ['정기결제 약관', '/policy/recurring-payment'],
  ])
  expect(place.textContent).toContain('팬덱 주식회사')
  expect(place.textContent).toContain('고객센터')
  expect(place.textContent).toContain('평일 09:00 – 18:00')
})

test.each([
  ['/', false, ['fandeck 홈', '로그인', '지갑 연결 안 됨', '메뉴 열기']],
  ['/', true, ['fandeck 홈', '지갑 연결 안 됨', '메뉴 열기']],
  ['/support/faq/list', false, ['뒤로', '로그인', '지갑 연결 안 됨', '메뉴 열기']],
  ['/support/faq/list', true, ['뒤로', '지갑 연결 안 됨', '메뉴 열기']],
])('S2.27 the header of %s, logged in: %s', (path, loggedIn, expected) => {
  show(<Header page={placeOf(path).page} menuOpen={false} onMenu={() => {}} />, loggedIn)
  const names = [...place.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(expected)
})
