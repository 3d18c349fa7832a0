// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { NOON, ok, settle } from '@fandeck/sdk/testing'
import { RemainTotalReply } from '@fandeck/sdk/wire'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DropPurchase } from './DropPurchase.tsx'
import { aShop, type ShopOptions } from './drop.fixtures.ts'

afterEach(cleanup)

// TanStack Query tells its observers in real timers.
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await settle()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })

async function sheet(options?: ShopOptions) {
  const kit = aShop(options)
  const cache = new QueryClient()
  render(
    <FandeckProvider fandeck={kit.fandeck} queryClient={cache}>
      <DropPurchase mintingSeq={1} />
    </FandeckProvider>,
  )
  await settled()
  for (const name of ['구매하기', '하나 더하기']) {
    fireEvent.click(screen.getByRole('button', { name }))
    await settled()
  }
  return {
    async left(remainQty: number) {
      kit.server.on('GET /minting/remainTotal/:seq', () => ok(RemainTotalReply, { remainQty }))
      await act(() => cache.invalidateQueries())
      await settled()
    },
    async wait(ms: number) {
      await act(() => kit.clock.advance(ms))
      await settled()
    },
  }
}

test('the open sheet says why its choice can no longer be paid', async () => {
  const { left } = await sheet()
  expect(screen.queryByRole('alert')).toBeNull()
  await left(1)
  expect(screen.getByRole('alert').textContent).toBe('지금은 1팩까지 살 수 있어요.')
  await left(0)
  expect(screen.getByRole('alert').textContent).toBe('모두 판매됐어요')
  await left(5)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the open sheet says that the sale has ended', async () => {
  const { wait } = await sheet({ minting: { endAt: NOON + 60_000 } })
  await wait(61_000)
  expect(screen.getByRole('alert').textContent).toBe('판매가 끝났어요')
})
