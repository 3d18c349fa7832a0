// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { aDrop, aReservation, NOON, ok, refuse } from '@fandeck/sdk/testing'
import { DropReply, RemainTotalReply, Reservation } from '@fandeck/sdk/wire'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'

beforeAll(() => import('./Payment.tsx'))
afterEach(cleanup)

async function sheet(options?: ShopOptions) {
  const kit = aShop(options)
  const cache = new QueryClient()
  render(
    <FandeckProvider fandeck={kit.fandeck} queryClient={cache}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await settled()
  for (const name of ['구매하기', '하나 더하기']) {
    fireEvent.click(screen.getByRole('button', { name }))
    await settled()
  }
  return {
    kit,
    async left(remainingPacks: number) {
      kit.server.on('GET /minting/remainTotal/:seq', () => ok(RemainTotalReply, { remainingPacks }))
      await act(() => cache.invalidateQueries())
      await settled()
    },
    async wait(ms: number) {
      await act(() => kit.clock.advance(ms))
      await settled()
    },
  }
}

test('the open sheet shows why the payment is no longer possible', async () => {
  const { left } = await sheet()
  expect(screen.queryByRole('alert')).toBeNull()
  await left(1)
  expect(screen.getByRole('alert').textContent).toBe('지금은 1팩까지 살 수 있어요.')
  await left(0)
  expect(screen.getByRole('alert').textContent).toBe('모두 판매됐어요')
  await left(5)
  expect(screen.queryByRole('alert')).toBeNull()
})

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const click = async (label: string) => {
  fireEvent.click(box(label))
  await settled()
}
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '24,000원 결제하기' })

test('S7.20 S7.21 every term of the drop can be ticked alone or together, including the wallet’s', async () => {
  const { kit } = await sheet({ information: { terms: ['purchase', 'thirdParty', 'wallet'] } })
  const recorded = () =>
    kit.server.requests.filter(({ path }) => path === '/about/terms/agreement').map(({ body }) => body)
  await click('[필수] 지갑 이용 약관')
  expect(recorded()).toEqual([{ agree_yn: 'Y', terms_type: 'W' }])
  expect(payButton().disabled).toBe(true)
  await click('모두 동의해요')
  expect(box('[선택] 카드 양도 동의').checked).toBe(true)
  expect(recorded().slice(1)).toEqual([
    { agree_yn: 'Y', terms_type: 'T' },
    { agree_yn: 'Y', terms_type: 'H' },
  ])
  expect(payButton().disabled).toBe(false)
  await click('[필수] 개인정보 제3자 제공')
  expect([box('모두 동의해요').checked, payButton().disabled]).toEqual([false, true])
})

test('a single term has its row and the row for all, as several do', async () => {
  await sheet()
  await click('구매 조건과 약관에 모두 동의해요')
  const rows = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect([rows, payButton().disabled]).toEqual([[true, true, true, true], false])
  await click('[선택] 카드 양도 동의')
  expect([box('구매 조건과 약관에 모두 동의해요').checked, payButton().disabled]).toEqual([false, false])
})

test('only the term that could not be recorded is unticked', async () => {
  const { kit } = await sheet({ information: { terms: ['purchase', 'wallet'] } })
  kit.server.on('POST /about/terms/agreement', ({ body }) =>
    JSON.stringify(body).includes('"W"')
      ? refuse(500, '잠시 후 다시 시도해주세요.')
      : Response.json({ status: '200' }),
  )
  await click('모두 동의해요')
  expect([box('[필수] 구매 조건과 환불 규정 확인').checked, box('[필수] 지갑 이용 약관').checked]).toEqual([
    true,
    false,
  ])
  expect(payButton().disabled).toBe(true)
})

test('the open sheet shows that the sale has ended', async () => {
  const { wait } = await sheet({ info: { endAt: NOON + 60_000 } })
  await wait(61_000)
  expect(screen.getByRole('alert').textContent).toBe('판매가 끝났어요')
})

test('D79 paying asks for a consent of its own that opened packs cannot be cancelled', async () => {
  await sheet()
  await click('[필수] 구매 조건과 환불 규정 확인')
  expect(payButton().disabled).toBe(true)
  await click('[필수] 팩을 열면 주문을 취소할 수 없다는 점을 확인했어요')
  expect(payButton().disabled).toBe(false)
  await click('[필수] 팩을 열면 주문을 취소할 수 없다는 점을 확인했어요')
  expect(payButton().disabled).toBe(true)
})

test('D83 a price that changes under the open sheet is shown and asked again, and never charged unseen', async () => {
  const { kit } = await sheet({ information: { terms: ['purchase', 'wallet'] } })
  const price = 15_000
  kit.server.on('GET /minting/:seq', () => ok(DropReply, aDrop({ info: { paymentAmount: price } })))
  kit.server.on('POST /minting', ({ headers }) =>
    headers.get('agreed-amount') === String(2 * price)
      ? ok(Reservation, aReservation({ paymentAmount: 2 * price }))
      : refuse(409, '가격이 바뀌었어요.', 'PRICE_CHANGED', { payment_amount: 2 * price }),
  )
  await click('모두 동의해요')
  fireEvent.click(payButton())
  await settled()
  expect(screen.getByRole('alert').textContent).toBe('가격이 바뀌었어요. 금액을 확인하고 다시 눌러 주세요.')
  expect(screen.queryByRole('button', { name: '24,000원 결제하기' })).toBeNull()
  expect(screen.getByText(/^15,000원 · 최대/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '30,000원 결제하기' }))
  await settled()
  const agreed = kit.server.requests
    .filter(({ method, path }) => method === 'POST' && path === '/minting')
    .map(({ headers }) => headers.get('agreed-amount'))
  expect(agreed).toEqual(['24000', '30000'])
})
