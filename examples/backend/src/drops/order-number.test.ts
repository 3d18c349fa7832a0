import { expect, test } from 'vitest'
import { createOrderNumber } from './order-number.ts'

test('an order number has the day in Seoul', () => {
  expect(createOrderNumber(Date.parse('2025-11-20T14:59:59Z'))).toMatch(/^FD-251120-[A-Z2-9]{12}$/)
  expect(createOrderNumber(Date.parse('2025-11-20T15:00:00Z'))).toMatch(/^FD-251121-[A-Z2-9]{12}$/)
})

test('no two orders of a day have the same number', () => {
  const at = Date.now()
  expect(new Set(Array.from({ length: 10_000 }, () => createOrderNumber(at))).size).toBe(10_000)
})
