import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../stories/page-styles.ts'
import { PaymentModal } from './PaymentModal.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const frame = () => screen.getByTitle<HTMLIFrameElement>('결제사 결제 화면')
const way = () => screen.queryByRole('link', { name: '새 창에서 결제하기' })
const load = () => act(() => void frame().dispatchEvent(new Event('load')))
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** A payment whose page never arrives, as Chromium shows a page that refuses to be framed: no document to see. */
function pay(url = 'http://127.0.0.1:9/pay?order=1') {
  const close = vi.fn()
  render(
    <PaymentModal
      record={{
        uuid: 'one',
        modalType: 'payment',
        closeType: 'strong',
        motion: 'payment',
        open: true,
        content: { frame: { url, size: { width: 500, height: 690 } } },
        settle: () => {},
      }}
      close={close}
      onClosed={() => {}}
    />,
  )
  shows(null)
  return url
}

/** What the page sees of the frame: nothing of another origin. */
const shows = (document: Document | null) =>
  Object.defineProperty(frame(), 'contentDocument', { value: document, configurable: true })

test('S2.42 a frame that stays idle for eight seconds offers a new window', () => {
  const url = pay()
  load()
  later(7900)
  expect(way()).toBeNull()
  later(200)
  expect(way()).toHaveProperty('href', url)
  expect(way()).toHaveProperty('target', '_blank')
  expect(way()).toHaveProperty('rel', 'noopener')
  expect(screen.getByText('결제 화면이 보이지 않으면 새 창에서 결제해 주세요.')).toBeTruthy()
})

test('S2.42 a blank frame offers it at once, until a page arrives', () => {
  pay()
  const blank = new DOMParser().parseFromString('', 'text/html')
  Object.defineProperty(blank, 'URL', { value: 'about:blank' })
  shows(blank)
  load()
  expect(way()).not.toBeNull()
  shows(null)
  load()
  expect(way()).toBeNull()
})

test.each([
  ['a fan uses', () => frame().focus()],
  ['leads to another page', load],
])('S2.42 a frame that %s is left alone', (_, use) => {
  pay()
  load()
  use()
  later(20_000)
  expect(way()).toBeNull()
})
