import { FandeckProvider } from '@fandeck/react'
import { feedAddress, type Messenger } from '@fandeck/sdk/sharing'
import { testKit } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { kakaoMessenger } from './kakao-messenger.ts'
import { ShareMenu } from './ShareMenu.tsx'

beforeAll(() => import('./ShareByHand.tsx'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  window.Kakao = undefined
})

const content = { url: 'https://fandeck.example/event/1', title: '앨범 속 코드' }

function show({ messenger, browser = {} }: { messenger?: Messenger | undefined; browser?: object } = {}) {
  vi.stubGlobal('navigator', { userAgent: 'Desktop', ...browser })
  const { fandeck } = testKit()
  render(
    <FandeckProvider fandeck={fandeck}>
      <ToastProvider>
        <ShareMenu page={content} messenger={messenger} />
      </ToastProvider>
    </FandeckProvider>,
  )
}
const button = () => screen.getByRole('button', { name: '공유하기' })
const items = () => screen.queryAllByRole('menuitem')
const names = () => items().map(({ textContent }) => textContent)
async function choose(name: string) {
  fireEvent.click(button())
  fireEvent.click(screen.getByRole('menuitem', { name }))
  await settled()
}

describe('S2.36 the share menu', () => {
  test('offers copying and the feed, and the messenger if it is configured', () => {
    show({ messenger: { send: async () => {} } })
    fireEvent.click(button())
    expect(names()).toEqual(['링크 복사', '소셜 피드에 공유', '메신저로 보내기'])
    cleanup()
    show()
    fireEvent.click(button())
    expect(names()).toEqual(['링크 복사', '소셜 피드에 공유'])
  })

  test('moves by arrow keys, and closes by Escape, which restores the focus', () => {
    show()
    fireEvent.click(button())
    const [first, last] = items()
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(last)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(items()).toEqual([])
    expect(document.activeElement).toBe(button())
  })

  test('closes when the focus leaves it', () => {
    show()
    fireEvent.click(button())
    fireEvent.blur(items()[0] ?? button(), { relatedTarget: document.body })
    expect(button().getAttribute('aria-expanded')).toBe('false')
  })
})

describe('S8.13 copying the link', () => {
  test('announces the copy', async () => {
    const writeText = vi.fn(async () => {})
    show({ browser: { clipboard: { writeText } } })
    await choose('링크 복사')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(content.url)
    expect(screen.getByText('링크를 복사했어요.').closest('[role="status"]')).toBeTruthy()
    expect(items()).toEqual([])
  })

  test.each([
    ['denied', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
    ['absent', {}],
  ])('D108 shows the address to copy by hand when the clipboard is %s', async (_, browser) => {
    show({ browser })
    await choose('링크 복사')
    const dialog = await screen.findByRole('dialog', { name: '공유하기' })
    expect(within(dialog).getByText(content.url)).toBeTruthy()
    expect(within(dialog).getByRole('link', { name: '소셜 피드에 공유' }).getAttribute('href')).toBe(
      feedAddress(content),
    )
    fireEvent.click(within(dialog).getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('S2.37 a phone with a share sheet', () => {
  test('opens the sheet without a menu; cancelling it shows no message', async () => {
    const share = vi.fn(() => Promise.reject(Object.assign(new Error('cancelled'), { name: 'AbortError' })))
    show({ browser: { userAgent: 'iPhone', share } })
    fireEvent.click(button())
    await settled()
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: content.url, title: content.title })
    expect(items()).toEqual([])
    expect(screen.queryByText(/공유하지 못했어요/)).toBeNull()
  })
})

describe('D44 Kakao Talk', () => {
  const scripts = () => [...document.head.querySelectorAll('script')]
  function brought() {
    const sent: unknown[] = []
    const init = vi.fn()
    window.Kakao = {
      isInitialized: () => init.mock.calls.length > 0,
      init,
      Share: { sendDefault: (message) => sent.push(message) },
    }
    return { sent, init }
  }

  test.each([undefined, ''])('is absent with the key %j', (appKey) => {
    expect(kakaoMessenger({ appKey })).toBeUndefined()
  })

  test('loads its script at the first send', async () => {
    const kakao = kakaoMessenger({ appKey: 'key', scriptUrl: 'https://kakao.example/sdk.js' })
    expect(scripts()).toEqual([])
    const sending = kakao?.send(content)
    const { sent, init } = brought()
    scripts()[0]?.onload?.call(window, new Event('load'))
    await sending
    await kakao?.send({ ...content, text: '설명', image: 'https://fandeck.example/a.png' })
    expect(scripts()).toHaveLength(1)
    expect(init).toHaveBeenCalledExactlyOnceWith('key')
    expect(sent).toMatchObject([
      { objectType: 'text', text: content.title, link: { webUrl: content.url } },
      { objectType: 'feed', content: { title: content.title, description: '설명' } },
    ])
  })

  test('shows a message when its script fails to load, and loads again at the next press', async () => {
    show({ messenger: kakaoMessenger({ appKey: 'key', scriptUrl: 'https://kakao.example/sdk.js' }) })
    await choose('메신저로 보내기')
    scripts()[0]?.onerror?.call(window, new Event('error'))
    await settled()
    expect(screen.getByText('공유하지 못했어요. 다시 시도해 주세요.')).toBeTruthy()
    expect(scripts()).toEqual([])
    await choose('메신저로 보내기')
    expect(scripts()).toHaveLength(1)
  })
})
