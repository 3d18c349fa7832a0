// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createBrowserHistory } from 'history'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allPages } from '../pages.ts'
import {
  type Navigate,
  Redirect,
  Router,
  type SetSearch,
  useArrival,
  useLocation,
  useNavigate,
  useSearchParams,
} from './Router.tsx'

const seen: {
  place?: ReturnType<typeof useLocation>
  arrival?: string
  navigate?: Navigate
  set?: SetSearch
} = {}
function Probe() {
  const [, set] = useSearchParams()
  Object.assign(seen, { place: useLocation(), arrival: useArrival(), navigate: useNavigate(), set })
  return null
}

beforeEach(() => history.replaceState(null, '', '/event?phase=closed'))
afterEach(cleanup)

const show = (content = <Probe />) => render(<Router history={createBrowserHistory()}>{content}</Router>)
const address = () => location.pathname + location.search

test('begins at the address, as its first entry', () => {
  show()
  expect(seen.place).toMatchObject({ pathname: '/event', search: '?phase=closed', key: 'default' })
  expect(seen.arrival).toBe('POP')
})

test('a navigation adds or replaces an entry, and keeps a state in it', () => {
  show()
  const entries = history.length
  act(() => seen.navigate?.('/story', { replace: true }))
  expect([history.length, seen.arrival, seen.place?.pathname]).toEqual([entries, 'REPLACE', '/story'])
  act(() => seen.navigate?.('/account/login?retUrl=%2F', { state: 'phone' }))
  expect([history.length, seen.arrival, address()]).toEqual([
    entries + 1,
    'PUSH',
    '/account/login?retUrl=%2F',
  ])
  expect(seen.place?.state).toBe('phone')
  expect(seen.place?.key).not.toBe('default')
})

test('the back button of the browser shows the former entry', async () => {
  show()
  act(() => seen.navigate?.('/story'))
  act(() => seen.navigate?.(-1))
  const shown = () => [location.pathname, seen.place?.pathname, seen.place?.key, seen.arrival]
  await waitFor(() => expect(shown()).toEqual(['/event', '/event', 'default', 'POP']), { timeout: 20_000 })
})

test('the query changes without the path, and an empty one leaves no question mark', () => {
  show()
  act(() => seen.set?.((former) => new URLSearchParams([...former, ['page', '2']]), { replace: true }))
  expect(address()).toBe('/event?phase=closed&page=2')
  act(() => seen.set?.({}))
  expect(location.href.endsWith('/event')).toBe(true)
})

test('G10 no path leads to another site', () => {
  show()
  for (const path of ['//evil.example/x', '\\\\evil.example/x', '/\\evil.example/x']) {
    act(() => seen.navigate?.(path))
    expect([location.hostname, location.pathname]).toEqual(['localhost', '/evil.example/x'])
  }
})

test('a redirect replaces the entry', () => {
  const entries = history.length
  show(<Redirect to="/story/1" />)
  expect([history.length, address()]).toEqual([entries, '/story/1'])
})

test.each([
  ['/drops/101', '/drops/:seq', { seq: '101' }],
  ['/Event/', '/event', {}],
  ['/support/qna/write', '/support/qna/write', {}],
  ['/notion/pure-layout/%EC%A7%80%EA%B0%91', '/notion/pure-layout/:pageId', { pageId: '지갑' }],
  ['/notion/pure-layout/%E0%A4%A', '/notion/pure-layout/:pageId', { pageId: '%E0%A4%A' }],
  ['/fcseoul-2025/more', '/:slug/:page', { slug: 'fcseoul-2025', page: 'more' }],
  ['/a/b/c', '*', { '*': 'a/b/c' }],
])('%s is the page %s', (path, pattern, params) => {
  const { page, place } = allPages.placeOf(path)
  expect([page.path, place.params]).toEqual([pattern, params])
})
