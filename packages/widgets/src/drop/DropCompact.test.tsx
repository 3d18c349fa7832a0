// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { DropCompact } from './DropCompact.tsx'

beforeAll(() => import('../purchase/Payment.tsx'))
afterEach(cleanup)

async function compact(options?: ShopOptions) {
  const { fandeck } = aShop(options)
  render(
    <FandeckProvider fandeck={fandeck}>
      <DropCompact dropId={1} />
    </FandeckProvider>,
  )
  await settled()
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}

test('the panel counts packs, shows their total, and opens the sheet with them', async () => {
  await compact()
  await press('하나 더하기')
  await press('24,000원 구매하기')
  expect(screen.getByRole('button', { name: '24,000원 결제하기' })).toBeTruthy()
})

test('the panel shows why buying is not possible', async () => {
  await compact({ left: 0 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '모두 판매됐어요' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: '하나 더하기' })).toBeNull()
})

test('S3.13 the panel shows the vendor on request, with address, phone and both numbers', async () => {
  await compact()
  const row = screen.getByRole('button', { name: '판매자 정보' })
  expect(row.getAttribute('aria-expanded')).toBe('false')
  await press('판매자 정보')
  expect(row.getAttribute('aria-expanded')).toBe('true')
  for (const text of [
    '주식회사 팬덱',
    '서울특별시 마포구 덱로 17',
    '02-555-0117',
    '123-45-67890',
    '2026-서울마포-0117',
  ])
    expect(screen.getByText(text)).toBeTruthy()
})
