import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'

let shop: RunningShop
beforeEach(async () => {
  shop = await openRunningShop()
})
afterEach(() => shop.close())

test('writes a table, and never over another file', async () => {
  const days = ['--from', '2025-11-01', '--to', '2025-11-30']
  const done = await shop.fandeck('office', 'settlement', ...days, '--out', 'november.csv')
  expect(done).toMatchObject({
    code: 0,
    errors: '',
    out: 'november.csv: settlement from 2025-11-01 to 2025-11-30.\n',
  })
  expect(readFileSync(join(shop.root, 'november.csv'), 'utf8')).toBe(
    '\uFEFF날짜,드롭 번호,드롭,결제 주문,결제 금액,환불 주문,환불 금액,남은 금액\n',
  )
  expect((await shop.fandeck('office', 'sales', ...days, '--out', 'november.csv')).errors).toContain(
    'nothing is written over',
  )
  expect(
    (await shop.fandeck('office', 'sales', '--from', '1.11.', '--to', '2025-11-30', '--out', 'x.csv')).errors,
  ).toContain('A day is such as 2026-03-01.')
  const year = ['--from', '2024-01-01', '--to', '2025-11-30']
  expect((await shop.fandeck('office', 'sales', ...year, '--out', 'x.csv')).errors).toContain('BAD_REQUEST')
})
