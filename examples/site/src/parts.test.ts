import { aShop, testKit } from '@fandeck/sdk/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listedPages, renderWith } from './entry.server.tsx'
import { allPages, pages } from './pages.ts'
import { callsOf, MINIMAL, minimalPages, minimalShop } from './testing/minimal-shop.ts'

const config = { site: 'https://club.example', api: 'https://api.example', pay: '', wallet: '' }

afterEach(() => vi.unstubAllGlobals())

describe('a shop without any optional part', () => {
  test('has the pages of drops, of the account and of the law, and none of a part', () => {
    const missing = pages.filter(({ part }) => part !== undefined).map(({ path }) => path)
    expect(missing.length).toBeGreaterThan(15)
    for (const path of missing) expect(minimalPages.isPage(path), path).toBe(false)
    expect(pages.filter(({ path }) => minimalPages.isPage(path)).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/drops/:seq', '/mypage', '/mypage/transaction', '/policy/service']),
    )
    expect(allPages.isPage('/event')).toBe(true)
  })

  test.each(['/', '/event', '/originals', '/story', '/fcseoul-2025', '/support/faq/list'])(
    'renders %s without a call of a part',
    async (path) => {
      const kit = minimalShop(false)
      const failures: unknown[] = []
      const own = { ...config, shop: MINIMAL }
      const page = await renderWith(kit.fandeck, path, own, (error) => failures.push(error))
      expect(page.status).toBe(path === '/' ? 200 : 404)
      expect(page.popups).toBe('')
      expect(callsOf(kit)).toEqual([])
      expect(failures).toEqual([])
      for (const [, href = ''] of page.body.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
        expect(minimalPages.isPage(href), href).toBe(true)
    },
  )

  test('has a sitemap of these pages', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The sitemap asked for a part.')))
    const failures: unknown[] = []
    const found = await listedPages(
      { ...config, wallet: 'https://wallet.example', shop: MINIMAL },
      { api: config.api, log: (error) => failures.push(error) },
    )
    expect(failures).toEqual([])
    const legal = ['/policy/privacy', '/policy/service', '/policy/recurring-payment']
    expect(found.map(({ path }) => path)).toEqual(['/', ...legal])
  })
})

test('the home page of a shop with every part makes their calls', async () => {
  const kit = minimalShop(false, aShop())
  await renderWith(kit.fandeck, '/', { ...config, shop: aShop() }, () => {})
  for (const part of ['banners', 'events', 'notices', 'originals', 'popups'] as const)
    expect(callsOf(kit, [part]), part).not.toEqual([])
})

test('a page rendered during an outage includes the cached shop', async () => {
  const { fandeck, clock } = testKit()
  const rendering = renderWith(fandeck, '/', { ...config, shop: aShop({ name: '서울 라이온즈' }) }, () => {})
  await clock.advance(60_000)
  const { body, state } = await rendering
  expect(body).toContain('<h1 class="fandeck-visually-hidden">서울 라이온즈</h1>')
  expect(JSON.stringify(state.queries)).toContain('서울 라이온즈')
})
