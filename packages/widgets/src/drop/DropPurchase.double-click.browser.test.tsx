import { useFandeck } from '@fandeck/react'
import { waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../stories/page-styles.ts'
import { DropPurchase } from './DropPurchase.tsx'
import { cleanShop, mountShop, named } from './drop-browser.test-helper.tsx'

afterEach(cleanShop)

/** Two clicks in one task. */
async function doubleClick(name: string) {
  const button = await named(document, name)
  button.click()
  button.click()
}

/** Renders under StrictMode; returns a function that lists the keys of the requested orders, one per order. */
function mounted(children: ReactNode) {
  const kit = mountShop(children, { Mode: StrictMode })
  return () =>
    kit.server.requests
      .filter(({ method, path }) => method === 'POST' && path === '/minting')
      .map(({ headers }) => headers.get('idempotency-key'))
}

test('G8 ten double clicks under StrictMode, each on a new shop, make one order each', async () => {
  const orders: number[] = []
  for (let round = 0; round < 10; round++) {
    const keys = mounted(<DropPurchase dropId={1} />)
    await doubleClick('구매하기')
    // The row for all, which ticks every other one.
    const agreements = await waitFor(() => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('.fandeck-purchase__terms input')]
      expect(boxes.length).toBeGreaterThan(1)
      return boxes.slice(0, 1)
    })
    for (const box of agreements) box.click()
    await doubleClick('12,000원 결제하기')
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    orders.push(keys().length)
    cleanShop()
  }
  expect(orders).toEqual(Array.from({ length: 10 }, () => 1))
})

/** The control: a button that begins a new attempt at every press. */
function EveryPressOrders() {
  const { http, platform } = useFandeck()
  const order = () =>
    void http.envelope({
      base: 'main',
      method: 'POST',
      path: '/minting',
      auth: 'member',
      idempotencyKey: platform.random.uuid(),
    })
  return (
    <button type="button" onClick={order}>
      사기
    </button>
  )
}

test('G8 control: with an attempt per press a double click makes two orders', async () => {
  const keys = mounted(<EveryPressOrders />)
  await doubleClick('사기')
  await waitFor(() => expect(new Set(keys()).size).toBe(2))
})
