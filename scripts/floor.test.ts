import floorBrowser from '@sparticuz/chromium/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { newerThanFloor } from './floor.ts'

test('D93 names what the oldest browsers lack, and not what they have', () => {
  const code =
    'URL.canParse(a); Map.groupBy(b, c); const s = AbortSignal.any([d]); my.URL.parse(e); Promise.try(f); new Float16Array(2)'
  expect(newerThanFloor(code)).toEqual(['AbortSignal.any', 'Promise.try', 'Float16Array'])
})

test('D93 the Chromium of the tests is the oldest that is promised', () => {
  const [version] = floorBrowser.version.split('.')
  expect(manifest.browserslist).toContain(`Chrome >= ${version}`)
})
