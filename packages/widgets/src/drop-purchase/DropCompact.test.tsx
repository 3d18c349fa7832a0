// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { settle } from '@fandeck/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DropCompact } from './DropCompact.tsx'
import { aShop, type ShopOptions } from './drop.fixtures.ts'

afterEach(cleanup)

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await settle()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })

async function compact(options?: ShopOptions) {
  const { fandeck } = aShop(options)
  render(
    <FandeckProvider fandeck={fandeck}>
      <DropCompact mintingSeq={1} />
    </FandeckProvider>,
  )
  await settled()
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}

test('the panel counts packs, names their price, and opens the sheet with them', async () => {
  await compact()
  await press('하나 더하기')
  await press('24,000원 구매하기')
  expect(screen.getByRole('button', { name: '24,000원 결제하기' })).toBeTruthy()
})

test('the panel says why nothing can be bought', async () => {
  await compact({ left: 0 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '모두 판매됐어요' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: '하나 더하기' })).toBeNull()
})
