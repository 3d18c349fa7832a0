// G10 by the parser: whatever `safeUrl` lets through lands on the list, without credentials and without a script.
// tests/e2e/landing.e2e.test.ts has the verdict of a browser.
import { describe, expect, test } from 'vitest'
import { GOOD_PATHS, generatedUrls, hostileUrls } from './url.hostile.test-helper.ts'
import { safeUrl } from './url.ts'

const SITE = 'https://site.example/account/login'
const SHOP = 'https://shop.example'
const SEED = 1

type Filter = (target: string) => string | undefined
const ours: Filter = (target) => safeUrl(target, { base: SITE, allow: [SHOP] })

/** Those that a filter sends off the list. */
const astray = (targets: readonly string[], filter: Filter) =>
  targets.filter((target) => {
    const gone = filter(target)
    if (gone === undefined || !URL.canParse(gone, SITE)) return false
    const { origin, protocol, username, password, pathname } = new URL(gone, SITE)
    // Who goes on with the path alone must stay, too.
    const listed = (origin === new URL(SITE).origin || origin === SHOP) && !pathname.startsWith('//')
    return !listed || protocol !== 'https:' || username !== '' || password !== ''
  })

const hostile = hostileUrls(SITE)
const generated = generatedUrls(SITE, SEED, 10_000)

describe('G10 D52', () => {
  test('at least 400 are made by hand, and fifty are good', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(400)
    expect(new Set(GOOD_PATHS).size).toBe(50)
  })

  test.each([
    ['400 by hand', hostile],
    [`10,000 by seed ${SEED}`, generated],
  ])('%s: none leads off the list', (_, targets) => {
    expect(astray(targets, ours)).toEqual([])
  })

  test('fifty good ones all lead to themselves', () => {
    expect(GOOD_PATHS.map((path) => ours(path))).toEqual(GOOD_PATHS.map((path) => new URL(path, SITE).href))
  })

  test('what is let through is what the parser makes of it', () => {
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
  test.each(naive)('control: a filter that asks whether it %s lets some through', (_, filter) => {
    expect(astray(hostile, filter).length).toBeGreaterThan(0)
  })
})
