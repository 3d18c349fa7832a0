import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { canonicalUrl, keepPages, QUERY_NAMES, renderLimits } from '../server/kept-pages.ts'

/** Two clients. */
const [FAN, OTHER] = ['203.0.113.1', '203.0.113.2']

/** Renders what `end` is called for. */
function renderings() {
  const begun: { url: string; end(): void }[] = []
  const render = (url: string) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    begun.push({ url, end: () => resolve(`page ${url}`) })
    return promise
  }
  /** Ends all, once as many have begun. */
  async function endAll(count: number) {
    await vi.waitFor(() => expect(begun).toHaveLength(count))
    for (const { end } of begun) end()
  }
  return { begun, render, endAll }
}

describe('rendered pages', () => {
  test('are kept by what they read of the query', () => {
    expect(canonicalUrl('/policy/terms?utm_source=x&version=2&a=1')).toBe('/policy/terms?version=2')
    expect(canonicalUrl('/policy/terms?x=1')).toBe('/policy/terms')
    expect(canonicalUrl('/support?page=2&category=a&page=3')).toBe('/support?category=a&page=2')
  })

  test('are rendered once at a time and kept for five seconds', async () => {
    let now = 0
    const { begun, render, endAll } = renderings()
    const pageOf = keepPages({ render, empty: 'empty' }, { now: () => now })
    const first = pageOf('/a?x=1', FAN)
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    now = 60_000
    const second = pageOf('/a?x=2', FAN)
    await endAll(1)
    expect(await Promise.all([first, second])).toEqual(['page /a', 'page /a'])
    expect(begun).toHaveLength(1)
    now = 61_000
    const third = pageOf('/a', FAN)
    await endAll(2)
    expect(await third).toBe('page /a')
    expect(begun).toHaveLength(2)
    now = 65_999
    expect(await pageOf('/a', FAN)).toBe('page /a')
    expect(begun).toHaveLength(2)
  })

  test('are the empty document while as many as allowed are being rendered', async () => {
    const { render, endAll } = renderings()
    const pageOf = keepPages({ render, empty: 'empty' }, { most: 2 })
    const running = [pageOf('/a', FAN), pageOf('/b', FAN)]
    expect(await pageOf('/c', FAN)).toBe('empty')
    await endAll(2)
    expect(await Promise.all(running)).toEqual(['page /a', 'page /b'])
    const later = pageOf('/c', FAN)
    await endAll(3)
    expect(await later).toBe('page /c')
  })

  test('SEC-10 are the empty document for a client beyond its share, and for all beyond theirs', async () => {
    const render = vi.fn(async (url: string) => `page ${url}`)
    const pageOf = keepPages({ render, empty: 'empty' }, { admits: renderLimits({ one: 2, all: 3 }) })
    const pages = []
    for (const [path, client] of [
      ['/a', FAN],
      ['/b', FAN],
      ['/c', FAN],
      ['/a', FAN],
      ['/c', OTHER],
      ['/d', OTHER],
    ] as const)
      pages.push(await pageOf(path, client))
    // What is kept needs no share.
    expect(pages).toEqual(['page /a', 'page /b', 'empty', 'page /a', 'page /c', 'empty'])
  })

  test('begin once for two requests of the same moment', async () => {
    const { begun, render, endAll } = renderings()
    const pageOf = keepPages({ render, empty: 'empty' })
    const both = [pageOf('/a', FAN), pageOf('/a', OTHER)]
    await endAll(1)
    expect(await Promise.all(both)).toEqual(['page /a', 'page /a'])
    expect(begun).toHaveLength(1)
  })

  test('read no query name that is missing in the list', () => {
    const unrendered = /routes\/(?:mypage|handover|login|verify|payment-return)\//
    const root = join(import.meta.dirname, 'routes')
    const read = globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.') && !unrendered.test(`routes/${file}`))
      .flatMap((file) =>
        [
          ...readFileSync(join(root, file), 'utf8').matchAll(
            /(?:(?:search|params|query)\.get|useQueryValue)\('(\w+)'/g,
          ),
        ].map(([, name]) => name),
      )
    expect(read.length).toBeGreaterThan(3)
    expect(read.filter((name) => !QUERY_NAMES.includes(name ?? ''))).toEqual([])
  })
})
