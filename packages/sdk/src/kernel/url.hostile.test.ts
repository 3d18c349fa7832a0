// G10 by the URL parser: an address that `safeUrl` accepts leads to an allowed origin, without credentials or script.
// tests/e2e/landing.e2e.test.ts checks the same in a browser.
import { describe, expect, test } from 'vitest'
import { GOOD_PATHS, generatedUrls, hostileUrls } from './url.hostile.test-helper.ts'
import { safeUrl } from './url.ts'

const SITE = 'https://site.example/account/login'
const SHOP = 'https://shop.example'
const SEED = 1

type Filter = (target: string) => string | undefined
const ours: Filter = (target) => safeUrl(target, { base: SITE, allow: [SHOP] })

/** The targets that a filter sends to an origin that is not allowed. */
const astray = (targets: readonly string[], filter: Filter) =>
  targets.filter((target) => {
    const gone = filter(target)
    if (gone === undefined || !URL.canParse(gone, SITE)) return false
    const { origin, protocol, username, password, pathname } = new URL(gone, SITE)
    // A caller that uses only the path must stay on the site, too.
    const listed = (origin === new URL(SITE).origin || origin === SHOP) && !pathname.startsWith('//')
    return !listed || protocol !== 'https:' || username !== '' || password !== ''
  })

const hostile = hostileUrls(SITE)
const generated = generatedUrls(SITE, SEED, 10_000)

describe('G10 D52', () => {
  test('at least 400 are written by hand, and fifty are valid', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(400)
    expect(new Set(GOOD_PATHS).size).toBe(50)
  })

  test.each([
    ['400 by hand', hostile],
    [`10,000 by seed ${SEED}`, generated],
  ])('%s: none leads to an unlisted origin', (_, targets) => {
    expect(astray(targets, ours)).toEqual([])
  })

  test('fifty valid ones lead to themselves', () => {
    expect(GOOD_PATHS.map((path) => ours(path))).toEqual(GOOD_PATHS.map((path) => new URL(path, SITE).href))
  })

  test('an accepted address is the parser’s result', () => {
    const through = generated.filter((target) => ours(target) !== undefined)
    expect(through.length).toBeGreaterThan(100)
    expect(through.filter((target) => ours(target) !== new URL(target, SITE).href)).toEqual([])
  })

  const naive: [string, Filter][] = [
    ['starts with /', (target) => (target.startsWith('/') ? target : undefined)],
    ['starts with / and not with //', (target) => (/^\/(?!\/)/.test(target) ? target : undefined)],
    ['names the site', (target) => (target.includes('site.example') ? target : undefined)],
    ['starts with the origin', (target) => (target.startsWith(new URL(SITE).origin) ? target : undefined)],
    ['is no script', (target) => (/^\s*javascript:/i.test(target) ? undefined : target)],
  ]
  test.each(naive)('control: a filter by “%s” accepts some of them', (_, filter) => {
    expect(astray(hostile, filter).length).toBeGreaterThan(0)
  })
})
