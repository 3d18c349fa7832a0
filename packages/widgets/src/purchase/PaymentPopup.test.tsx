// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { anOrder, aReservation, ok } from '@fandeck/sdk/testing'
import { OrderReply, Reservation } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { gone, settled } from '../settled.test-helper.ts'

const PAYMENT = 'https://pay.example/checkout/1'

beforeAll(() => import('./Payment.tsx'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}

/** A fan at the sheet with every term ticked. */
async function atSheet(options?: ShopOptions) {
  const kit = aShop(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await settled()
  await press('구매하기')
  fireEvent.click(screen.getByLabelText('구매 조건과 약관에 모두 동의해요'))
  await settled()
  return kit
}

/** A fan whose payment is a full page. */
async function paying() {
  const kit = await atSheet()
  await press('12,000원 결제하기')
  return {
    ...kit,
    /** Restores the page from the back-forward cache. */
    async back() {
      act(kit.comeBack)
      await settled()
    },
  }
}

test('D61 a free drop has no payment method, opens no payment and shows its cards', async () => {
  const { server } = await atSheet({ info: { paid: false }, order: { status: 'PAID', paymentAmount: 0 } })
  server.on('POST /minting', () => ok(Reservation, aReservation({ paymentAmount: 0 })))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('0원 · 최대 5팩')).toBeTruthy()
  await press('무료로 받기')
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('button', { name: '팩 열기' })).toBeTruthy()
})

describe('D20 inside another app’s browser', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) KAKAOTALK 10.4.5')
  })

  test('the payment is a full page, once, without a frame', async () => {
    const { navigations, clock } = await paying()
    await act(() => clock.advance(10_000))
    expect(navigations).toEqual([PAYMENT])
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('a fan who returns without paying continues the same order', async () => {
    const { back, navigations, server } = await paying()
    await back()
    await gone()
    expect(screen.getByText('결제가 끝나지 않았어요')).toBeTruthy()
    await press('이어서 결제하기')
    expect(navigations).toEqual([PAYMENT, PAYMENT])
    expect(server.requests.filter(({ path }) => path === '/minting')).toHaveLength(1)
  })

  test('a slow confirmation shows that the payment is being checked, which Esc does not close', async () => {
    const { back, server } = await paying()
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.on('GET /minting/order/:id', async () => {
      await slow
      return ok(OrderReply, anOrder({ status: 'PAID', paymentAmount: 12_000 }))
    })
    await back()
    const checking = () => screen.queryByRole('dialog', { name: '결제를 확인하고 있어요' })
    expect(checking()?.textContent).toContain('잠시만 기다려 주세요')
    fireEvent.keyDown(document, { key: 'Escape' })
    await settled()
    expect(checking()).not.toBeNull()
    await act(async () => answer())
    await gone()
    expect(checking()).toBeNull()
    expect(screen.getByRole('button', { name: '팩 열기' })).toBeTruthy()
  })

  test('a fan who returns after paying sees the cards', async () => {
    const { back, server } = await paying()
    server.on('GET /minting/order/:id', () =>
      ok(OrderReply, anOrder({ status: 'PAID', paymentAmount: 12_000 })),
    )
    await back()
    expect(screen.getByRole('button', { name: '팩 열기' })).toBeTruthy()
  })
})
