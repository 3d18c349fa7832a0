// @vitest-environment jsdom -- one file over 300 lines, because the steps of one purchase share its shop and its gestures
import { FandeckProvider } from '@fandeck/react'
import { parseSeoul } from '@fandeck/sdk'
import { anOrder, aReservation, NOON, ok, refuse } from '@fandeck/sdk/testing'
import { OrderReply, Reservation } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aShop, cards, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { gone, settled } from '../settled.test-helper.ts'
import { DropPurchase, type DropPurchaseProps } from './DropPurchase.tsx'

const HOUR = 3_600_000
const AGREE = '구매 조건과 약관에 모두 동의해요'

beforeAll(() => import('../purchase/Payment.tsx'))
afterEach(cleanup)

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}
const tick = async (label: string) => {
  fireEvent.click(screen.getByLabelText(label))
  await settled()
}

/** Tears the packs; resolves once their cards lie face down. */
async function openPacks() {
  await press('팩 열기')
  await screen.findByRole('button', { name: '카드 열기' })
}

async function shop(options: ShopOptions = {}, props: Partial<DropPurchaseProps> = {}) {
  const kit = aShop(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} {...props} />
    </FandeckProvider>,
  )
  await settled()
  const posts = () =>
    kit.server.requests.filter(({ method, path }) => method === 'POST' && path === '/minting')
  const advance = async (ms: number) => {
    await act(() => kit.clock.advance(ms))
    await settled()
  }
  return { ...kit, posts, advance }
}

async function atSheet(options?: ShopOptions) {
  const kit = await shop(options)
  await press('구매하기')
  return kit
}

async function atPayment(options?: ShopOptions) {
  const kit = await atSheet(options)
  await tick(AGREE)
  await press('12,000원 결제하기')
  return kit
}

describe('the button of a drop', () => {
  test.each<[string, ShopOptions, string, boolean]>([
    ['sells', {}, '구매하기', true],
    [
      'shows the opening',
      { info: { startAt: NOON + 24 * HOUR, endAt: NOON + 32 * HOUR } },
      '11.21(토) 12:00에 열려요',
      false,
    ],
    ['shows that the drop is sold out', { left: 0 }, '모두 판매됐어요', false],
    [
      'D88 shows that the sale is paused',
      { info: { enabled: false, state: 'paused', notice: '결제 점검이 끝나면 다시 열어요.' } },
      '판매를 잠시 쉬고 있어요',
      false,
    ],
    ['shows that the sale has ended', { info: { endAt: NOON - 1 } }, '판매가 끝났어요', false],
    ['requires a sign-in', { loggedIn: false }, '로그인하고 구매하기', true],
    [
      'refuses a member who is not listed',
      { info: { whitelist: true }, listed: false },
      '이번 회차 대상이 아니에요',
      false,
    ],
    ['refuses a member at the limit', { possible: 0 }, '더 살 수 없어요', false],
    ['sells on in an outage of the stock (D68)', { outage: true }, '구매하기', true],
  ])('%s', async (_, options, name, enabled) => {
    await shop(options)
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(!enabled)
  })

  test('D88 a paused sale shows the notice of the shop instead of the countdown', async () => {
    await shop({ info: { enabled: false, state: 'paused', notice: '결제 점검이 끝나면 다시 열어요.' } })
    expect(screen.getByText('결제 점검이 끝나면 다시 열어요.').getAttribute('role')).toBe('status')
    expect(screen.getByText('일시 중지')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(document.querySelector('time')).toBeNull()
  })

  test('opens and closes by the server time (S1.6)', async () => {
    const { advance } = await shop({ info: { startAt: NOON + 5000, endAt: NOON + 9000 } })
    expect(screen.getByText('오픈 예정')).toBeTruthy()
    await advance(5000)
    expect(screen.getByRole('button', { name: '구매하기' })).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('00:00:04')
    await advance(4000)
    expect(screen.getByRole('button', { name: '판매가 끝났어요' })).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test.each([
    [8, '구매하기', 1],
    [0, '더 살 수 없어요', 0],
  ])('a press while the limit is on its way counts once it is %i', async (limit, label, sheets) => {
    const answer = Promise.withResolvers<number>()
    await shop({ possible: answer.promise })
    expect(screen.getByRole('button', { name: '구매하기' }).getAttribute('aria-busy')).toBe('true')
    await press('구매하기')
    expect(screen.queryByRole('dialog')).toBeNull()
    answer.resolve(limit)
    await settled()
    expect(screen.queryAllByRole('dialog', { name: '구매하기' })).toHaveLength(sheets)
    expect(screen.getByRole('button', { name: label, hidden: true })).toBeTruthy()
  })

  test('requires a sign-in instead of reserving', async () => {
    const onLoginRequired = vi.fn()
    const { posts } = await shop({ loggedIn: false }, { onLoginRequired })
    await press('로그인하고 구매하기')
    expect(onLoginRequired).toHaveBeenCalledOnce()
    expect(posts()).toEqual([])
  })
})

test.each([
  ['2026-11-20 20:00:00', '2026.11.20(금) 11:00 – 20:00'],
  ['2026-11-21 20:00:00', '2026.11.20(금) 11:00 – 11.21(토) 20:00'],
])('S1.6 shows to the minute when the sale ends: %s', async (end, text) => {
  await shop({ info: { startAt: NOON - HOUR, endAt: parseSeoul(end) ?? 0 } })
  expect(screen.getByText(text)).toBeTruthy()
})

test('prints the crest on the faces of the cards that have one', async () => {
  await shop()
  const cards = [...document.querySelectorAll('.fandeck-drop__cards .fandeck-card')]
  expect(cards.map((card) => card.querySelector('.fandeck-card__crest') !== null)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('shows a magazine as a plain cover', async () => {
  const information = {
    cards: cards.slice(0, 2).map((card, at) => ({
      ...card,
      look: at === 0 ? 'magazine' : undefined,
    })),
  }
  await shop({ information })
  const [magazine, other] = document.querySelectorAll('.fandeck-drop__cards .fandeck-card')
  expect(magazine?.getAttribute('data-look')).toBe('magazine')
  expect(other?.hasAttribute('data-look')).toBe(false)
})

test('shows the vendor with address, phone and both numbers (S3.13)', async () => {
  await shop()
  const words = document.body.textContent
  for (const text of [
    '주식회사 팬덱',
    '서울특별시 마포구 덱로 17',
    '02-555-0117',
    '123-45-67890',
    '2026-서울마포-0117',
  ]) {
    expect(words).toContain(text)
  }
})

test('D85 leaves out what the vendor has not filled in', async () => {
  await shop({ vendor: { phone: undefined, registrationNumber: undefined } })
  const names = Array.from(document.querySelectorAll('.fandeck-drop__vendor dt'), (dt) => dt.textContent)
  expect(names).toEqual(['상호', '주소', '사업자등록번호'])
})

describe('the sheet', () => {
  test('counts up to what the member can still buy', async () => {
    await atSheet({ possible: 2 })
    await press('하나 더하기')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '하나 더하기' }).disabled).toBe(true)
    expect(screen.getByRole('button', { name: '24,000원 결제하기' })).toBeTruthy()
  })

  test('requires the terms, and shows them', async () => {
    await atSheet()
    const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: '12,000원 결제하기' })
    expect(pay().disabled).toBe(true)
    await press('구매 조건과 약관 보기')
    expect(await screen.findByText(/팩을 열면 취소할 수 없어요/)).toBeTruthy()
    await press('확인')
    await gone()
    await tick(AGREE)
    expect(pay().disabled).toBe(false)
  })

  test('unticks the terms when the agreement could not be recorded', async () => {
    const { server } = await atSheet()
    server.on('POST /about/terms/agreement', () => refuse(500, '잠시 후 다시 시도해주세요.'))
    await tick(AGREE)
    expect(screen.getByLabelText<HTMLInputElement>(AGREE).checked).toBe(false)
    expect(screen.getByRole('alert').textContent).toBe('잠시 후 다시 시도해주세요.')
  })

  test('offers a cash receipt for a bank transfer, and resets it with the method (S4.49)', async () => {
    await atSheet()
    expect(screen.queryByText('현금영수증')).toBeNull()
    await tick('계좌이체')
    await tick('개인 소득공제')
    fireEvent.change(screen.getByPlaceholderText('휴대폰 번호'), { target: { value: '01024814821' } })
    expect(screen.getByPlaceholderText<HTMLInputElement>('휴대폰 번호').value).toBe('010-2481-4821')
    await tick('신용카드')
    expect(screen.queryByText('현금영수증')).toBeNull()
    await tick('계좌이체')
    expect(screen.getByLabelText<HTMLInputElement>('발급 안 함').checked).toBe(true)
  })

  test('resets the number with the type or the info type (S4.50, S4.51)', async () => {
    await atSheet()
    await tick('계좌이체')
    await tick('개인 소득공제')
    fireEvent.change(screen.getByPlaceholderText('휴대폰 번호'), { target: { value: '01024814821' } })
    await tick('현금영수증 카드')
    expect(screen.getByPlaceholderText<HTMLInputElement>('현금영수증 카드').value).toBe('')
    await tick('사업자 지출증빙')
    fireEvent.change(screen.getByPlaceholderText('사업자등록번호'), { target: { value: '1234567890' } })
    expect(screen.getByPlaceholderText<HTMLInputElement>('사업자등록번호').value).toBe('123-45-67890')
  })

  test.each([
    ['개인 소득공제', '현금영수증 카드', '1234567890123456789012', '1234-5678-9012-3456789'],
    ['사업자 지출증빙', '사업자등록번호', '123456789012', '123-45-67890'],
    ['개인 소득공제', '휴대폰 번호', '0212345', '0212345'],
    ['개인 소득공제', '휴대폰 번호', '01024814821', '010-2481-4821'],
  ])('%s: formats the %s with its hyphens (S5.10, S5.11)', async (type, field, typed, text) => {
    await atSheet()
    await tick('계좌이체')
    await tick(type)
    if (field === '현금영수증 카드') await tick(field)
    fireEvent.change(screen.getByPlaceholderText(field), { target: { value: typed } })
    expect(screen.getByPlaceholderText<HTMLInputElement>(field).value).toBe(text)
  })
})

describe('reserving', () => {
  test('makes one order of a double tap', async () => {
    const { posts } = await atSheet()
    await tick(AGREE)
    const pay = screen.getByRole('button', { name: '12,000원 결제하기' })
    fireEvent.click(pay)
    fireEvent.click(pay)
    await settled()
    expect(posts()).toHaveLength(1)
    expect(screen.getByTitle('결제사 결제 화면')).toBeTruthy()
  })

  test('shows in the sheet that the drop is sold out', async () => {
    const { server } = await atSheet()
    server.on('POST /minting', () => refuse(409, '모두 판매됐어요.', 'SOLD_OUT'))
    await tick(AGREE)
    await press('12,000원 결제하기')
    expect(screen.getByRole('alert').textContent).toContain('판매됐어요')
  })

  test('keeps the sheet and the choices after a lost reply, and repeats the key at the next press', async () => {
    const { server, posts, advance } = await atSheet()
    await press('하나 더하기')
    await tick('신용카드')
    await tick(AGREE)
    let lost = true
    server.on('POST /minting', () => {
      if (lost) throw new TypeError('Failed to fetch')
      return ok(Reservation, aReservation())
    })
    await press('24,000원 결제하기')
    await advance(30_000)
    expect(screen.getByRole('alert').textContent).toContain('인터넷 연결이 불안정해요')
    expect(screen.getByLabelText<HTMLInputElement>('신용카드').checked).toBe(true)
    lost = false
    await press('24,000원 결제하기')
    const keys = posts().map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

describe('the payment', () => {
  test.each([
    ['휴대폰', '500px', '690px'],
    ['계좌이체', '500px', '620px'],
    ['간편결제', '700px', '490px'],
    ['신용카드', '700px', '490px'],
  ])('by %s has a size of %s x %s (S9.4)', async (method, width, height) => {
    await atSheet()
    await tick(method)
    await tick(AGREE)
    await press('12,000원 결제하기')
    const { style } = screen.getByRole('dialog', { name: '안전 결제' })
    expect(style.getPropertyValue('--fandeck-payment-width')).toBe(width)
    expect(style.getPropertyValue('--fandeck-payment-height')).toBe(height)
  })

  test('asks for confirmation before it closes, and can be resumed afterwards', async () => {
    await atPayment()
    await gone()
    await press('닫기')
    expect(screen.getByText('결제를 그만둘까요?')).toBeTruthy()
    await press('그만두기')
    await gone()
    expect(screen.getByText('결제가 끝나지 않았어요')).toBeTruthy()
    await press('이어서 결제하기')
    expect(screen.getByTitle('결제사 결제 화면')).toBeTruthy()
  })

  test('says how long the packs are held, and lets the fan give them up', async () => {
    await shop({ held: true })
    expect(screen.getByText('결제가 끝나지 않았어요').querySelector('time')).toBeTruthy()
    await press('결제 그만두기')
    expect(screen.queryByText('결제가 끝나지 않았어요')).toBeNull()
    expect(screen.getByRole('button', { name: '구매하기' })).toBeTruthy()
  })

  test('D79 reads the order when a page loads inside, and shows the cards once the packs are opened', async () => {
    const onPurchased = vi.fn()
    const { server } = await shop({}, { onPurchased })
    await press('구매하기')
    await tick(AGREE)
    await press('12,000원 결제하기')
    server.on('GET /minting/order/:id', () =>
      ok(OrderReply, anOrder({ status: 'PAID', paymentAmount: 12_000 })),
    )
    fireEvent.load(screen.getByTitle('결제사 결제 화면'))
    await settled()
    expect(onPurchased).toHaveBeenCalledWith({ dropId: 1, orderId: 'order-1' })
    expect(screen.queryByText('소하의 프리즘 카드예요')).toBeNull()
    await openPacks()
    // The rarest finish is the last.
    await press('카드 열기')
    expect(screen.getByText('해오의 베이직 카드예요')).toBeTruthy()
    await press('다음 카드 열기')
    await press('카드 열기')
    expect(screen.getByText('세이의 포일 카드예요')).toBeTruthy()
    await press('한 번에 모두 열기')
    expect(screen.getByText('카드 3장을 만났어요')).toBeTruthy()
  })

  test('shows the cards of a paid order after a reload, and calls `onDone` for their button', async () => {
    const onDone = vi.fn()
    await shop({ held: true, order: { status: 'PAID' } }, { onDone })
    await openPacks()
    await press('한 번에 모두 열기')
    await press('덱에서 보기')
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('offers to pay again with the same choices after a failure', async () => {
    await shop({ held: true, order: { status: 'FAILED' } })
    expect(screen.getByText('결제를 마치지 못했어요')).toBeTruthy()
    await press('다시 결제하기')
    expect(screen.getByRole('button', { name: '24,000원 결제하기' })).toBeTruthy()
  })

  test('leads back to the sheet without an alert after the fan has cancelled', async () => {
    await shop({ held: true, order: { status: 'CANCELLED' } })
    expect(screen.queryByText('결제를 마치지 못했어요')).toBeNull()
    expect(screen.getByRole('button', { name: '24,000원 결제하기' })).toBeTruthy()
    expect(screen.getByText('결제를 취소했어요. 언제든 다시 시작할 수 있어요.').role).toBe('status')
    await press('닫기')
    expect(screen.queryByText('결제를 취소했어요. 언제든 다시 시작할 수 있어요.')).toBeNull()
  })

  test('never opens a URL that could run as a script', async () => {
    const { server } = await atSheet()
    await tick(AGREE)
    const reply = {
      order_id: 'o',
      payment_url: 'javascript:alert(1)',
      payment_amount: 12_000,
      expire_dttm: '2026-11-20 12:05:00',
    }
    server.on('POST /minting', () => Response.json({ status: '200', data: reply }))
    await press('12,000원 결제하기')
    expect(screen.getByTitle('결제사 결제 화면').getAttribute('src')).toBeNull()
  })
})

test('S5.20 D19 shows the server’s message to a member who is not listed', async () => {
  await shop({ info: { whitelist: true }, listed: false })
  expect(screen.getByRole('status').textContent).toBe('대상이 아니에요.')
})
