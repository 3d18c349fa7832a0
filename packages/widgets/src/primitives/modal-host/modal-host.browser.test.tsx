import { pageOfText } from '@fandeck/sdk/notion'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import '../../stories/page-styles.ts'
import { addStyles, adoptStyles } from '../../theme/styles.ts'
import { Button } from '../button/Button.tsx'
import articleSheet from '../notion-article/NotionArticle.css?inline'
import { NotionArticle } from '../notion-article/NotionArticle.tsx'
import { type Modals, useModals } from './ModalHost.tsx'
import { ModalProvider } from './ModalProvider.tsx'

afterEach(cleanup)

const scrim = () => document.querySelector('.fandeck-scrim')
const opened = () => waitFor(() => expect(scrim()).toHaveProperty('dataset.status', 'open'))
const isLocked = () => getComputedStyle(document.body).overflow === 'hidden'

function Grip({ give }: { give(modals: Modals): void }) {
  give(useModals())
  return null
}

describe('ModalProvider', () => {
  function renderHost(): Modals {
    let modals: Modals | undefined
    render(
      <ModalProvider>
        <Grip
          give={(given) => {
            modals = given
          }}
        />
      </ModalProvider>,
    )
    if (!modals) throw new Error('useModals returned nothing.')
    return modals
  }

  test('S2.41 confirm resolves to true for the confirm button, and to false for cancel and Escape', async () => {
    const modals = renderHost()
    const yes = modals.confirm({ title: '연결할까요?', confirmLabel: '연결하기' })
    await userEvent.click(await screen.findByRole('button', { name: '연결하기' }))
    expect(await yes).toBe(true)
    await waitFor(() => expect(scrim()).toBeNull())
    const no = modals.confirm({ title: '연결할까요?' })
    await userEvent.click(await screen.findByRole('button', { name: '다음에' }))
    expect(await no).toBe(false)
    await waitFor(() => expect(scrim()).toBeNull())
    const escaped = modals.confirm({ title: '연결할까요?' })
    await opened()
    await userEvent.keyboard('{Escape}')
    expect(await escaped).toBe(false)
  })

  test('S4.36 Escape closes the upper of two modals, and the page stays locked', async () => {
    const modals = renderHost()
    const lower = modals.open(() => '아래', { title: '아래 모달' })
    await opened()
    const upper = modals.confirm({ title: '위 모달' })
    await waitFor(() =>
      expect(document.querySelectorAll('.fandeck-scrim[data-status="open"]').length).toBe(2),
    )
    await userEvent.keyboard('{Escape}')
    expect(await upper).toBe(false)
    await waitFor(() => expect(document.querySelectorAll('.fandeck-scrim').length).toBe(1))
    expect(isLocked()).toBe(true)
    lower.close('done')
    expect(await lower.closed).toBe('done')
    await waitFor(() => expect(scrim()).toBeNull())
    expect(isLocked()).toBe(false)
  })

  test('S2.41 an alert has one button and resolves by the button and by Escape', async () => {
    const modals = renderHost()
    const pressed = modals.alert({ title: '결제를 마치지 못했어요' })
    await userEvent.click(await screen.findByRole('button', { name: '확인' }))
    await pressed
    await waitFor(() => expect(scrim()).toBeNull())
    const escaped = modals.alert({ title: '결제를 마치지 못했어요' })
    await opened()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await escaped
  })

  test.each(['dialog', 'drawer', 'payment', 'flip'] as const)(
    'S2.41 S3.28 a component opens with the motion %s and a unique uuid, and resolves to its result',
    async (motion) => {
      const modals = renderHost()
      const first = modals.open<string>(
        ({ close }) => <Button onClick={() => close('골랐어요')}>고르기</Button>,
        {
          motion,
          title: '선수 목록',
          closeType: 'strong',
        },
      )
      await opened()
      expect(scrim()).toHaveProperty('dataset.motion', motion)
      await userEvent.keyboard('{Escape}')
      expect(screen.getByRole('dialog', { name: '선수 목록' })).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: '고르기' }))
      expect(await first.closed).toBe('골랐어요')
      await waitFor(() => expect(scrim()).toBeNull())
      const second = modals.open(() => '다음', { title: '다음' })
      expect(second.uuid).not.toBe(first.uuid)
      second.close()
      expect(await second.closed).toBeUndefined()
    },
  )

  test('S2.42 a payment is a strong, named frame; its close button asks for confirmation and resolves it', async () => {
    const modals = renderHost()
    const onLoad = vi.fn()
    const url = `${location.origin}/favicon.ico`
    const popup = modals.payment({ url, size: { width: 500, height: 690 }, onLoad })
    await opened()
    expect(scrim()).toHaveProperty('dataset.motion', 'payment')
    const frame = screen.getByTitle<HTMLIFrameElement>('결제사 결제 화면')
    expect(frame.src).toBe(url)
    await waitFor(() => expect(onLoad).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('결제를 그만둘까요?')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: '닫기' }))
    await userEvent.click(await screen.findByRole('button', { name: '계속 결제하기' }))
    await waitFor(() => expect(screen.queryByText('결제를 그만둘까요?')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: '닫기' }))
    await userEvent.click(await screen.findByRole('button', { name: '그만두기' }))
    expect(await popup.closed).toBe(true)
    await waitFor(() => expect(scrim()).toBeNull())
    expect(isLocked()).toBe(false)
  })

  test('S2.42 does not frame a payment URL with an executable scheme', async () => {
    const modals = renderHost()
    modals.payment({ url: 'javascript:alert(1)', size: { width: 500, height: 690 } })
    await opened()
    expect(screen.getByTitle('결제사 결제 화면').hasAttribute('src')).toBe(false)
    modals.closeAll()
  })

  test('S2.42 opens a Notion page in a drawer with its style sheet, and retries a failed load', async () => {
    const modals = renderHost()
    const page = pageOfText({ pageId: 'terms-1', title: '카드팩 구매 약관', text: '하나\n\n둘' })
    const load = vi.fn(async () => page).mockRejectedValueOnce(new Error('offline'))
    const handle = modals.notion({ title: '약관', load })
    expect(await screen.findByText('글을 불러오지 못했어요')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
    expect(await screen.findByRole('dialog', { name: '카드팩 구매 약관' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
    const article = await waitFor(() => {
      const element = document.querySelector('.fandeck-notion')
      if (!element) throw new Error('No article.')
      return element
    })
    expect([...article.querySelectorAll('p')].map((words) => words.textContent)).toEqual(['하나', '둘'])
    expect(getComputedStyle(article).lineHeight).toBe('28px')
    await userEvent.click(screen.getByRole('button', { name: '확인' }))
    expect(await handle.closed).toBeUndefined()
    await waitFor(() => expect(scrim()).toBeNull())
  })

  test('S2.42 a Notion page in the shadow root of an element has the styles that its chunk adds', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const release = adoptStyles(shadow)
    addStyles(articleSheet)
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    root.render(<NotionArticle blocks={pageOfText({ pageId: '1', title: '', text: '하나' }).blocks} />)
    await waitFor(() => {
      const article = shadow.querySelector('.fandeck-notion')
      expect(article && getComputedStyle(article).lineHeight).toBe('28px')
    })
    root.unmount()
    release()
    host.remove()
  })

  test('S2.41 loading is strong, and its handle closes it', async () => {
    const modals = renderHost()
    const handle = modals.loading()
    await opened()
    expect(screen.getByText('카드를 준비하고 있어요')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    handle.close()
    await waitFor(() => expect(scrim()).toBeNull())
  })
})
