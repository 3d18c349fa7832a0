// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { aDrawnCard, ok, refuse, testKit } from '@fandeck/sdk/testing'
import { OpenReply } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inOrderOfReveal } from '../card-reveal/rarity.ts'
import { drawn } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { PackReveal, type PackRevealProps } from './PackReveal.tsx'

afterEach(cleanup)

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}
const faceDown = () => screen.findByRole('button', { name: '카드 열기' })

async function packs(given: Partial<PackRevealProps> = {}) {
  const kit = testKit({ loggedIn: true })
  const opens = () => kit.server.requests.filter(({ path }) => path.endsWith('/open'))
  kit.server.on('POST /minting/order/:id/open', (_, { id = '' }) =>
    ok(OpenReply, { orderId: id, dropId: 1, cards: drawn }),
  )
  const onClose = vi.fn()
  const onLater = vi.fn()
  const view = (props: Partial<PackRevealProps> = {}) => (
    <FandeckProvider fandeck={kit.fandeck}>
      <PackReveal
        open
        orderId="order-1"
        count={2}
        cardsPerPack={3}
        packName="ORBLIT 1st Deck"
        onLater={onLater}
        onClose={onClose}
        onDone={() => {}}
        {...given}
        {...props}
      />
    </FandeckProvider>
  )
  const { rerender } = render(view())
  await settled()
  return { ...kit, opens, onClose, onLater, show: (props: Partial<PackRevealProps>) => rerender(view(props)) }
}

test('D79 the packs wait closed, and ask the server for nothing', async () => {
  const { opens, onClose, onLater } = await packs()
  expect(screen.getByRole('heading', { name: 'ORBLIT 1st Deck 2팩' })).toBeTruthy()
  expect(screen.getByText('팩을 열면 주문을 취소할 수 없어요.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '카드 열기' })).toBeNull()
  await press('나중에 열기')
  expect(onLater).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  expect(opens()).toEqual([])
})

test('D79 a press opens them once and shows their cards, the rarest last', async () => {
  const { opens } = await packs()
  fireEvent.click(screen.getByRole('button', { name: '팩 열기' }))
  fireEvent.click(screen.getByRole('button', { name: '팩 열기' }))
  await faceDown()
  expect(opens()).toHaveLength(1)
  const names = ['해오의 베이직 카드예요', '세이의 포일 카드예요', '소하의 프리즘 카드예요']
  for (const [at, name] of names.entries()) {
    if (at > 0) await press('다음 카드 열기')
    await press('카드 열기')
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  }
  await press('카드 펼쳐 보기')
  expect(screen.getByRole('heading', { name: '카드 3장을 만났어요' })).toBeTruthy()
  expect(screen.getByText('프리즘 1장과 포일 1장이 함께 왔어요.')).toBeTruthy()
})

test('D79 a reveal that is closed half-way has opened the packs, whose cards are in the deck', async () => {
  const opened = vi.fn()
  const { onClose, onLater, opens } = await packs({ onOpened: opened })
  await press('팩 열기')
  await faceDown()
  await press('카드 열기')
  await press('닫기')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onLater).not.toHaveBeenCalled()
  expect(opens()).toHaveLength(1)
  expect(opened).toHaveBeenCalledExactlyOnceWith({ orderId: 'order-1', dropId: 1, cards: drawn })
})

test('the cards come when the pack has been torn, not before', async () => {
  let tear = () => {}
  const finished = new Promise<void>((resolve) => {
    tear = resolve
  })
  // The pack moves once it is torn.
  const moving = vi.fn(function (this: Element) {
    return this.hasAttribute('data-torn') ? [{ finished }] : []
  })
  Object.assign(Element.prototype, { getAnimations: moving })
  try {
    await packs()
    await press('팩 열기')
    await vi.waitFor(() => expect(moving.mock.results.at(-1)?.value).toHaveLength(1))
    await settled()
    expect(screen.queryByRole('button', { name: '카드 열기' })).toBeNull()
    // They are drawn behind it, so that no render comes between two movements.
    expect(screen.getByText('카드 열기').closest('[inert]')).toBeTruthy()
    tear()
    await faceDown()
  } finally {
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
  }
})

test('the button that has the focus keeps it through the reveal', async () => {
  await packs()
  const dialog = screen.getByRole('dialog')
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await press('팩 열기')
  await faceDown()
  const focused = () => document.activeElement?.textContent
  expect(focused()).toBe('카드 열기')
  await press('카드 열기')
  expect(focused()).toBe('다음 카드 열기')
  await press('한 번에 모두 열기')
  expect(focused()).toBe('덱에서 보기')
})

test('the rarer a card, the stronger the device vibrates, once', async () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { userAgent: 'Phone', vibrate })
  await packs()
  await press('팩 열기')
  await faceDown()
  await press('카드 열기')
  await press('3번째 카드')
  await press('1번째 카드')
  await press('3번째 카드')
  expect(vibrate.mock.calls).toEqual([[12], [24]])
  vi.unstubAllGlobals()
})

test('the sound is off until the fan turns it on', async () => {
  const start = vi.fn()
  const connect = (next: unknown) => next
  const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = { connect, gain, start, stop() {}, currentTime: 0 }
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode'])
    vi.stubGlobal(
      name,
      vi.fn(function audio() {
        return node
      }),
    )
  await packs()
  await press('팩 열기')
  await faceDown()
  await press('카드 열기')
  const sound = screen.getByRole('button', { name: '소리' })
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  expect(start).not.toHaveBeenCalled()
  await press('소리')
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

test('the rarest card is shared by the page, which has no share button otherwise', async () => {
  const onShare = vi.fn()
  await packs({ onShare })
  await press('팩 열기')
  await faceDown()
  await press('한 번에 모두 열기')
  await press('공유하기')
  expect(onShare).toHaveBeenCalledExactlyOnceWith(inOrderOfReveal(drawn).at(-1))
})

test('a pack of one card has no button that opens all, and no fan', async () => {
  const { server } = await packs({ count: 1, cardsPerPack: 1 })
  server.on('POST /minting/order/:id/open', (_, { id = '' }) =>
    ok(OpenReply, { orderId: id, dropId: 1, cards: drawn.slice(0, 1) }),
  )
  await press('팩 열기')
  await faceDown()
  expect(screen.queryByRole('button', { name: '한 번에 모두 열기' })).toBeNull()
  await press('카드 열기')
  expect(screen.queryByRole('button', { name: '카드 펼쳐 보기' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '덱에서 보기' }))
})

test('D79 after a lost answer the packs stay, say so, and open with the next press', async () => {
  const { server, opens } = await packs()
  server.on('POST /minting/order/:id/open', () => refuse(503, '잠시 후 다시 시도해주세요.'))
  await press('팩 열기')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  server.on('POST /minting/order/:id/open', () =>
    ok(OpenReply, { orderId: 'order-1', dropId: 1, cards: drawn }),
  )
  await press('팩 열기')
  await faceDown()
  expect(opens().length).toBeGreaterThan(1)
})

test.each([
  ['ORDER_NOT_PAID', '결제를 마친 주문이 아니에요.'],
  ['RETURNING', '반품을 신청한 주문이에요. 처리가 끝날 때까지 팩을 열 수 없어요.'],
  ['ORDER_CLOSED', '이 주문은 지금 바꿀 수 없어요. 주문 내역을 확인해 주세요.'],
])('D79 packs that %s keeps closed say why', async (code, sentence) => {
  const { server } = await packs()
  server.on('POST /minting/order/:id/open', () => refuse(409, '서버의 말', code))
  await press('팩 열기')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

test('D79 the packs of another order are closed again', async () => {
  const { show } = await packs()
  await press('팩 열기')
  await faceDown()
  show({ orderId: 'order-2' })
  expect(screen.getByRole('button', { name: '팩 열기' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '카드 열기' })).toBeNull()
  await press('팩 열기')
  await faceDown()
})

test('the cards of equal finish keep their order, and an unknown finish is the first', () => {
  const cards = ['SIGN', 'FOIL', 'what', 'BASIC', 'FOIL'].map((editionTitle, edition) =>
    aDrawnCard({ editionTitle, edition }),
  )
  expect(inOrderOfReveal(cards).map(({ edition }) => edition)).toEqual([2, 3, 1, 4, 0])
})
