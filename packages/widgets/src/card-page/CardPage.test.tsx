import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { CardPage, type CardPageProps } from './CardPage.tsx'
import { type CardPageKitOptions, cardPageKit, ofSeoul, shareKey } from './card-page.fixtures.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const text = () => document.body.textContent ?? ''

async function show(options: CardPageKitOptions = {}, props: Partial<CardPageProps> = {}) {
  const kit = cardPageKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <CardPage shareKey={shareKey} homeHref="/" dropHref={(id) => `/drops/${id}`} {...props} />
      </ToastProvider>
    </FandeckProvider>,
  )
  await settled()
  return kit
}

describe('D103 a shared card', () => {
  test('shows its set, its facts, its pictures and the drop that sells it, and does not name the owner', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('한이준')
    expect(text()).toContain('FC서울 2025')
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(['PRISM', 'No.0008 / 100', 'FW · 10'])
    expect(text()).not.toContain('소유자')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/drops/1', 'https://cdn.example/post.jpg', 'https://cdn.example/story.jpg'])
    expect(screen.getByRole('link', { name: '게시물 4:5' }).hasAttribute('download')).toBe(true)
  })

  test('names its owner who wishes so, also on its back', async () => {
    await show({ card: { ownerName: '서하나' } })
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts.at(-1)).toBe('서하나')
    fireEvent.click(screen.getByRole('button', { name: '뒤집어 보기' }))
    expect(document.querySelector('.fandeck-card')?.getAttribute('data-face')).toBe('back')
    expect(text()).toContain('소유자 서하나')
  })

  test.each([
    ['without a drop', { card: { dropId: null } }, {}],
    ['without addresses of drops', {}, { dropHref: undefined }],
  ] as const)('leaves the drop out %s', async (_, options, props) => {
    await show(options, props)
    expect(text()).not.toContain('이 카드가 나오는 카드팩')
  })

  test('is shared again by its own address', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { userAgent: 'Desktop', clipboard: { writeText } })
    await show({}, { url: `https://fandeck.example/card/${shareKey}` })
    fireEvent.click(screen.getByRole('button', { name: '공유하기' }))
    await settled()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`https://fandeck.example/card/${shareKey}`)
  })

  test('shows its address where the browser has no clipboard', async () => {
    const url = `https://fandeck.example/card/${shareKey}`
    const writeText = vi.fn(() => Promise.reject(new Error('blocked')))
    vi.stubGlobal('navigator', { userAgent: 'Desktop', clipboard: { writeText } })
    await show({}, { url })
    fireEvent.click(screen.getByRole('button', { name: '공유하기' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(url)).toBeTruthy()
  })

  test('says so once it is no longer shared, and leads on', async () => {
    const heads = vi.fn<NonNullable<CardPageProps['renderHead']>>(() => null)
    await show({ gone: true }, { renderHead: heads })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('더 이상 볼 수 없는 카드예요')
    expect(screen.getByRole('link', { name: '다른 카드 둘러보기' }).getAttribute('href')).toBe('/')
    expect(heads.mock.calls.map(([card]) => card)).toEqual(expect.arrayContaining([undefined, null]))
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('hands its facts to the head of the document', async () => {
    const heads = vi.fn<NonNullable<CardPageProps['renderHead']>>(() => null)
    await show({}, { renderHead: heads })
    expect(heads).toHaveBeenLastCalledWith(ofSeoul())
  })
})
