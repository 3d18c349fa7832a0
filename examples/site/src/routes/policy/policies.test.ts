import { aTerms, NOON } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'
import { POLICIES, policyAt, policyPageId, versionInForce, versionOf } from './policies.ts'

const DAY = 86_400_000
const VERSIONS = [
  aTerms({ termsId: 3, version: '2.0', startAt: NOON + DAY, pageId: 'terms-3' }),
  aTerms({ termsId: 2, version: '1.1', startAt: NOON - DAY, pageId: 'terms-2' }),
  aTerms({ termsId: 1, version: '1.0', startAt: NOON - 9 * DAY, pageId: null }),
]

test.each([
  ['', NOON, '1.1'],
  ['version=1.0', NOON, '1.0'],
  ['version=2.0', NOON, '2.0'],
  ['version=9', NOON, '1.1'],
  ['version=', NOON, '1.1'],
  ['', NOON + DAY, '2.0'],
  ['', NOON - 2 * DAY, '1.0'],
  ['', NOON - 20 * DAY, undefined],
])('S2.12 the query "%s" at %d selects %s', (query, now, version) => {
  expect(versionOf(VERSIONS, new URLSearchParams(query), now)?.version).toBe(version)
})

test('S2.12 a version names its page, or has none', () => {
  expect(policyPageId(VERSIONS, new URLSearchParams(), NOON)).toBe('terms-2')
  expect(policyPageId(VERSIONS, new URLSearchParams('version=1.0'), NOON)).toBeUndefined()
  expect(policyPageId([], new URLSearchParams(), NOON)).toBeUndefined()
  expect(versionInForce([], NOON)).toBeUndefined()
})

test.each([
  ['/policy/service', 'service'],
  ['/policy/privacy', 'privacy'],
  ['/policy/recurring-payment', 'recurringPayment'],
  ['/policy/other', undefined],
])('S2.12 %s is the policy %s', (path, kind) => {
  expect(policyAt(path)?.kind).toBe(kind)
  expect(Object.keys(POLICIES)).toHaveLength(3)
})
