import { FandeckProvider } from '@fandeck/react'
import { aCardShare, refuse } from '@fandeck/sdk/testing'
import { setCardShareEndpoint } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { CardShareDialog } from './CardShareDialog.tsx'
import { type CardPageKitOptions, cardPageKit, shareKey } from './card-page.fixtures.tsx'

const writeText = vi.fn(async () => {})
beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Desktop', clipboard: { writeText } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  writeText.mockClear()
})

const onOpenChange = vi.fn()
const card = { cardId: 101, edition: 8, cardName: '한이준' }
const hrefOf = (key: string) => `https://fandeck.example/card/${key}`

async function show(options: CardPageKitOptions = {}) {
  const kit = cardPageKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <CardShareDialog open {...{ onOpenChange, card, hrefOf }} />
      </ToastProvider>
    </FandeckProvider>,
  )
  await settled()
  const changes = () =>
    kit.server.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [method, path, Reflect.get(Object(body), 'name_yn')])
  return { ...kit, changes }
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}
const names = () => screen.getByRole('switch', { name: '내 이름 함께 보여 주기' })
const isOn = () => (names() as HTMLInputElement).checked

describe('D103 the link of a card', () => {
  test('is made by its button alone, without the name of the member', async () => {
    const { changes } = await show()
    expect(changes()).toEqual([])
    expect(isOn()).toBe(false)
    await press('링크 만들기')
    expect(changes()).toEqual([['POST', '/card/share/101/8', 'N']])
    await press('링크 복사하기')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(hrefOf(shareKey))
  })

  test('is shown to be copied by hand where the browser has no clipboard', async () => {
    await show()
    await press('링크 만들기')
    expect(screen.queryByText(hrefOf(shareKey))).toBeNull()
    writeText.mockRejectedValueOnce(new Error('blocked'))
    await press('링크 복사하기')
    expect(await screen.findByText(hrefOf(shareKey))).toBeTruthy()
    await press('공유 끝내기')
    expect(screen.queryByText(hrefOf(shareKey))).toBeNull()
  })

  test('shows the name of a member who has turned it on before', async () => {
    const { changes } = await show()
    fireEvent.click(names())
    await settled()
    expect(changes()).toEqual([])
    await press('링크 만들기')
    expect(changes()).toEqual([['POST', '/card/share/101/8', 'Y']])
    expect(isOn()).toBe(true)
  })

  test('changes at once when the member hides the name again', async () => {
    const { changes } = await show({ share: aCardShare({ showsName: true }) })
    expect(isOn()).toBe(true)
    fireEvent.click(names())
    await settled()
    expect(changes()).toEqual([['POST', '/card/share/101/8', 'N']])
    expect(isOn()).toBe(false)
  })

  test('is ended, and says that the sent one no longer works', async () => {
    const { changes } = await show({ share: aCardShare({ showsName: true }) })
    await press('공유 끝내기')
    expect(changes()).toEqual([['DELETE', '/card/share/101/8', undefined]])
    expect(screen.getByText('공유를 끝냈어요. 보낸 링크로는 더 이상 볼 수 없어요.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '링크 만들기' })).toBeTruthy()
    expect(isOn()).toBe(false)
  })

  test('says so when it cannot be made', async () => {
    const { server } = await show()
    server.answer(setCardShareEndpoint, () => refuse(404, '카드를 찾을 수 없어요.', 'NOT_FOUND'))
    await press('링크 만들기')
    expect(screen.getByText('찾을 수 없는 카드예요.')).toBeTruthy()
    expect(screen.getByRole('button', { name: '링크 만들기' })).toBeTruthy()
  })
})
