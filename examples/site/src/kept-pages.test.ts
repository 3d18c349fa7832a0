import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { canonicalUrl, keepPages, QUERY_NAMES } from '../server/kept-pages.ts'

/** Renders what `end` is called for. */
function renderings() {
  const begun: { url: string; end(): void }[] = []
  const render = (url: string) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    begun.push({ url, end: () => resolve(`page ${url}`) })
    return promise
  }
  const endAll = () => {
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
    const first = pageOf('/a?x=1')
    now = 60_000
    const second = pageOf('/a?x=2')
    endAll()
    expect(await Promise.all([first, second])).toEqual(['page /a', 'page /a'])
    expect(begun).toHaveLength(1)
    now = 61_000
    const third = pageOf('/a')
    endAll()
    expect(await third).toBe('page /a')
    expect(begun).toHaveLength(2)
    now = 65_999
    expect(await pageOf('/a')).toBe('page /a')
    expect(begun).toHaveLength(2)
  })

  test('are the empty document while as many as allowed are being rendered', async () => {
    const { render, endAll } = renderings()
    const pageOf = keepPages({ render, empty: 'empty' }, { most: 2 })
    const running = [pageOf('/a'), pageOf('/b')]
    expect(await pageOf('/c')).toBe('empty')
    endAll()
    expect(await Promise.all(running)).toEqual(['page /a', 'page /b'])
    const later = pageOf('/c')
    endAll()
    expect(await later).toBe('page /c')
  })

  test('read no query name that is missing in the list', () => {
    const unrendered = /routes\/(?:mypage|handover|login|verify|payment-return)\//
    const root = join(import.meta.dirname, 'routes')
    const read = globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.') && !unrendered.test(`routes/${file}`))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/(?:search|params|query)\.get\('(\w+)'\)/g)].map(
          ([, name]) => name,
        ),
      )
    expect(read.length).toBeGreaterThan(3)
    expect(read.filter((name) => !QUERY_NAMES.includes(name ?? ''))).toEqual([])
  })
})
