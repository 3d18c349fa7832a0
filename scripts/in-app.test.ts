// The columns of the matrix of apps.
import { isInAppBrowser } from '@fandeck/sdk/drops'
import { expect, test } from 'vitest'
import { CORE_APPS, PROFILES } from './engines/in-app/profiles.ts'

test('the profiles are twelve, and the core names some of them', () => {
  expect(new Set(PROFILES.map(({ app }) => app)).size).toBe(12)
  expect(PROFILES.filter(({ app }) => CORE_APPS.includes(app))).toHaveLength(CORE_APPS.length)
})

test.each(PROFILES)('$app is known as a browser inside another app', ({ userAgent }) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})
