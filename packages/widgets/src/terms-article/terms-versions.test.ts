import { aTerms, NOON } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'
import { termsInForce, termsVersion } from './terms-versions.ts'

const DAY = 86_400_000
const VERSIONS = [
  aTerms({ termsId: 3, version: '2.0', startAt: NOON + DAY, pageId: 'terms-3' }),
  aTerms({ termsId: 2, version: '1.1', startAt: NOON - DAY, pageId: 'terms-2' }),
  aTerms({ termsId: 1, version: '1.0', startAt: NOON - 9 * DAY, pageId: null }),
]

test.each([
  [null, NOON, '1.1'],
  ['1.0', NOON, '1.0'],
  ['2.0', NOON, '2.0'],
  ['9', NOON, '1.1'],
  ['', NOON, '1.1'],
  [undefined, NOON + DAY, '2.0'],
  [undefined, NOON - 2 * DAY, '1.0'],
  [undefined, NOON - 20 * DAY, undefined],
])('S2.12 the name "%s" at %d selects %s', (name, now, version) => {
  expect(termsVersion(VERSIONS, name, now)?.version).toBe(version)
})

test('S2.12 terms without a version have none in force', () => {
  expect(termsInForce([], NOON)).toBeUndefined()
})
