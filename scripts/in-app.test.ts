// The columns of the matrix of apps.
import { isInAppBrowser } from '@fandeck/sdk/drops'
import { expect, test } from 'vitest'
import { read } from '../tests/repo.ts'
import { APP_JOURNEYS } from './engines/in-app/journeys.ts'
import { CORE_APPS, PROFILES } from './engines/in-app/profiles.ts'

test('the profiles are twelve, and the core names some of them', () => {
  expect(new Set(PROFILES.map(({ app }) => app)).size).toBe(12)
  expect(PROFILES.filter(({ app }) => CORE_APPS.includes(app))).toHaveLength(CORE_APPS.length)
})

test.each(PROFILES)('$app is known as a browser inside another app', ({ userAgent }) => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test('the page of the docs has each journey in each app, and no failure', () => {
  const page = read('docs/maintainers/in-app.md')
  expect(page).toContain(`| ${['Journey', ...PROFILES.map(({ app }) => app)].join(' | ')} |`)
  for (const { title } of APP_JOURNEYS)
    expect(page).toContain(`| ${title} |${' passes |'.repeat(PROFILES.length)}`)
})
