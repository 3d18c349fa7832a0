import { FandeckProvider } from '@fandeck/react'
import type { FandeckError } from '@fandeck/sdk'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { ReportContext } from '../primitives/lazy/report.ts'
import { settled } from '../settled.test-helper.ts'
import { DropCompact } from './DropCompact.tsx'
import { PaymentLoader } from './DropPayment.tsx'
import { DropPurchase } from './DropPurchase.tsx'

beforeAll(() => import('../purchase/Payment.tsx'))
afterEach(cleanup)

/** A drop whose purchase code loads or fails on request. */
async function shop(options: ShopOptions = {}, Drop = DropPurchase) {
  const kit = aShop(options)
  const tries: { come(): Promise<void>; fail(): Promise<void> }[] = []
  const load = vi.fn(
    () =>
      new Promise<typeof import('../purchase/Payment.tsx')>((resolve, reject) => {
        tries.push({
          come: async () => {
            resolve(await import('../purchase/Payment.tsx'))
            await settled()
          },
          fail: async () => {
            reject(new TypeError('Failed to fetch dynamically imported module'))
            await settled()
          },
        })
      }),
  )
  const report = vi.fn<(error?: FandeckError) => void>()
  render(
    <PaymentLoader.Provider value={load}>
      <ReportContext.Provider value={report}>
        <FandeckProvider fandeck={kit.fandeck}>
          <Drop dropId={1} />
        </FandeckProvider>
      </ReportContext.Provider>
    </PaymentLoader.Provider>,
  )
  await settled()
  const codes = () => report.mock.calls.flatMap(([error]) => error?.code ?? [])
  return { load, tries, codes }
}

const press = async (button: HTMLElement) => {
  fireEvent.click(button)
  await settled()
}
const FAILED = '잠시 후 다시 시도해주세요.'

describe('the purchase code', () => {
  test.each<[string, ShopOptions]>([
    ['the visitor is signed out', { loggedIn: false }],
    ['the drop is sold out', { left: 0 }],
    ['the sale has ended', { info: { endAt: 1 } }],
  ])('is not loaded while %s', async (_, options) => {
    expect((await shop(options)).load).not.toHaveBeenCalled()
  })

  test('is loaded before the press when the fan may buy', async () => {
    const { load, tries } = await shop()
    expect(load).toHaveBeenCalledOnce()
    await tries[0]?.come()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(screen.getByRole('button', { name: '구매하기' }))
    expect(screen.getByRole('dialog', { name: '구매하기' })).toBeTruthy()
  })

  test.each([
    ['the drop', DropPurchase, '구매하기'],
    ['the panel', DropCompact, '12,000원 구매하기'],
  ])(
    'keeps the button of %s busy during an early press, and opens the sheet once it has loaded',
    async (_, Drop, name) => {
      const { tries } = await shop({}, Drop)
      const button = screen.getByRole('button', { name })
      await press(button)
      expect(button.getAttribute('aria-busy')).toBe('true')
      await tries.at(-1)?.come()
      expect(button.getAttribute('aria-busy')).toBeNull()
      expect(screen.getByRole('dialog')).toBeTruthy()
    },
  )

  test.each([
    ['the drop', DropPurchase, '구매하기'],
    ['the panel', DropCompact, '12,000원 구매하기'],
  ])('shows a failed load on %s, and loads again at the next press', async (_, Drop, name) => {
    const { tries, codes } = await shop({}, Drop)
    const button = screen.getByRole('button', { name })
    await tries[0]?.fail()
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(codes()).toEqual([])
    await press(button)
    await tries.at(-1)?.fail()
    expect(screen.getByText(FAILED).getAttribute('role')).toBe('status')
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(codes()).toEqual(['http/part-missing'])
    await press(button)
    await tries.at(-1)?.come()
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})
