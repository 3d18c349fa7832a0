import { expect, test } from 'vitest'
import { POLICIES, policyAt } from './policies.ts'

test.each([
  ['/policy/service', 'service'],
  ['/policy/privacy', 'privacy'],
  ['/policy/recurring-payment', 'recurringPayment'],
  ['/policy/other', undefined],
])('S2.12 %s is the policy %s', (path, kind) => {
  expect(policyAt(path)?.kind).toBe(kind)
  expect(Object.keys(POLICIES)).toHaveLength(3)
})
