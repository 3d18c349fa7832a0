import { FandeckProvider } from '@fandeck/react'
import type { Transaction } from '@fandeck/sdk/drops'
import { aTransaction, NOON } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { settled } from '../settled.test-helper.ts'
import { TransactionList, type TransactionListProps } from './TransactionList.tsx'
import { TRANSACTIONS, type TransactionsKitOptions, transactionsKit } from './transactions.fixtures.tsx'

afterEach(cleanup)

async function show(options: TransactionsKitOptions = {}, props: TransactionListProps = {}) {
  const kit = transactionsKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <TransactionList {...props} />
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const only = (change: Partial<Transaction>) => show({ rows: [aTransaction(change)] })
const items = () => screen.getAllByRole('listitem')
const tracking = () => screen.queryByRole('link', { name: /배송 조회/ })

describe('S7.48 D17 the purchases', () => {
  const parcel = { carrier: 'CJ', invoiceNumber: '6012-3456-3387' }
  const none = { delivery: false, carrier: null, invoiceNumber: null }

  test.each<[Partial<Transaction>, string, string | undefined]>([
    [none, '결제 완료', undefined],
    [{ ...none, delivery: true }, '결제 완료', '굿즈를 준비하고 있어요'],
    [parcel, '배송 중', '운송장 6012-****-3387'],
    [{ ...parcel, deliveredAt: NOON }, '배송 완료', '운송장 6012-****-3387'],
    [{ ...none, delivery: true, status: 'RESERVED' }, '결제 대기', undefined],
    [{ status: 'FAILED' }, '결제 실패', undefined],
    [{ status: 'CANCELLED' }, '결제 취소', undefined],
    [{ status: 'EXPIRED' }, '시간 초과', undefined],
    [{ status: 'REFUND_DUE' }, '환불 중', '돌려드릴 금액 24,000원'],
    [{ status: 'REFUNDED', ...parcel }, '환불 완료', '환불 금액 24,000원'],
  ])('%o is %s', async (change, state, note) => {
    await only(change)
    const [item] = items()
    expect(item?.querySelector('.fandeck-tag')?.textContent).toBe(state)
    expect(item?.querySelector('.fandeck-transaction__what .fandeck-caption')?.textContent).toBe(note)
  })

  test('shows the moment, the packs, the amount and the method, and links to a page of its own', async () => {
    await show({}, { hrefOf: ({ orderId }) => `/orders/${orderId}` })
    const [, second] = items()
    expect(second?.textContent).toContain('2026.11.19(목) 12:00')
    expect(second?.textContent).toContain('12,000원 · 카카오페이')
    const link = screen.getAllByRole('link', { name: 'ORBLIT 1st Deck 카드팩 1팩' })
    expect(link.map((one) => one.getAttribute('href'))).toEqual(['/orders/order-2'])
  })

  test('has no page without `hrefOf`', async () => {
    await only(none)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('ORBLIT 1st Deck 카드팩 2팩')).toBeTruthy()
  })

  test('adds the next page', async () => {
    await show()
    expect(items()).toHaveLength(6)
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
    await waitFor(() => expect(items()).toHaveLength(TRANSACTIONS.length))
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  test('does not render the rows of the first page again', async () => {
    const rendered: string[] = []
    const renderLink: TransactionListProps['renderLink'] = ({ ref: _, ...link }) => {
      rendered.push(link.href)
      return <a {...link} />
    }
    await show({}, { hrefOf: ({ orderId }) => orderId, renderLink })
    const before = new Set(rendered)
    rendered.length = 0
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
    await waitFor(() => expect(items()).toHaveLength(TRANSACTIONS.length))
    expect(rendered.length).toBeGreaterThan(0)
    expect(rendered.filter((href) => before.has(href))).toEqual([])
  })

  test('says so when there is none, with the buttons of the page', async () => {
    await show({ rows: [] }, { emptyActions: <a href="/">드롭 보러 가기</a> })
    expect(screen.getByText('아직 산 카드팩이 없어요')).toBeTruthy()
    expect(screen.getByRole('link', { name: '드롭 보러 가기' })).toBeTruthy()
  })
})

describe('S2.25 D17 the parcel of a purchase', () => {
  test('is tracked in a new tab without opener or referrer', async () => {
    await only({ carrier: 'CJ', invoiceNumber: '6012-3456-3387' })
    expect(tracking()?.getAttribute('href')).toBe(
      'https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387',
    )
    expect(tracking()?.getAttribute('target')).toBe('_blank')
    expect(tracking()?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(tracking()?.textContent).toBe('배송 조회(새 창)')
  })

  test.each<Partial<Transaction>>([{ invoiceNumber: null }, { carrier: 'somebody' }, { status: 'REFUNDED' }])(
    'has no tracking link with %o',
    async (change) => {
      await only(change)
      expect(tracking()).toBeNull()
    },
  )
})

test('a paid purchase has a receipt, refunded or not, and one that was never paid has none', async () => {
  const names = TRANSACTIONS.map(({ status }) => status)
  await show({ first: TRANSACTIONS.length })
  const offered = items().map((item) => within(item).queryByRole('button', { name: '영수증' }) !== null)
  const paid = ['PAID', 'REFUND_DUE', 'REFUNDED']
  expect(offered).toEqual(names.map((status) => paid.includes(status)))
  expect(offered.filter(Boolean)).toHaveLength(6)
})

test('the receipt names the order, what was bought, when, how and for how much', async () => {
  await only({})
  fireEvent.click(screen.getByRole('button', { name: '영수증' }))
  const dialog = await screen.findByRole('dialog', { name: '영수증' })
  const rows = [...dialog.querySelectorAll('dl > div')].map(({ children: [name, value] }) => [
    name?.textContent,
    value?.textContent,
  ])
  expect(rows).toEqual([
    ['주문 번호', 'order-1'],
    ['상품', 'ORBLIT 1st Deck 카드팩 2팩'],
    ['주문 일시', '2026.11.20(금) 12:00'],
    ['결제 수단', '휴대폰'],
    ['상태', '배송 중'],
    ['금액', '24,000원'],
  ])
  fireEvent.click(within(dialog).getByRole('button', { name: '확인' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('English messages replace all of the words', async () => {
  const kit = transactionsKit({ first: TRANSACTIONS.length })
  render(
    <MessagesProvider messages={en}>
      <FandeckProvider fandeck={kit.fandeck}>
        <TransactionList />
      </FandeckProvider>
    </MessagesProvider>,
  )
  await settled()
  const words = items().map(({ textContent }) =>
    textContent?.replace(/[가-힣]+ 2025 카드팩|카드팩|서울/g, ''),
  )
  expect(words.filter((text) => /[가-힣]/.test(text ?? ''))).toEqual([])
  expect(screen.getByText('Refund pending')).toBeTruthy()
})
