import { aShop } from '@fandeck/sdk/testing'
import { expect, test, vi } from 'vitest'
import { brandTags, manifestOf } from '../server/brand.ts'
import { keepShop } from '../server/kept-shop.ts'

const brand = {
  icon: 'https://api.example/cdn/m/1.png?a="b"',
  theme: ':root{--fd-primary:#c4122f}',
  links: [],
}

test('the icon, the manifest and the colours of a shop are in its documents', () => {
  const tags = brandTags(aShop({ brand }))
  expect(tags).toContain('<link rel="icon" href="https://api.example/cdn/m/1.png?a=&quot;b&quot;">')
  expect(tags).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(tags).toMatch(/<link rel="stylesheet" href="\/brand\.css\?v=[\w-]{12}">/)
  const other = brandTags(aShop({ brand: { ...brand, theme: ':root{--fd-primary:#2450c8}' } }))
  expect(other).not.toBe(tags)
})

test('a shop without a look has the mark of cards and no sheet', () => {
  expect(brandTags(undefined)).toBe('<link rel="icon" href="/favicon.svg">')
  expect(brandTags(aShop())).not.toContain('stylesheet')
  expect(manifestOf(aShop({ name: '서울 라이온즈' }))).toMatchObject({
    name: '서울 라이온즈',
    icons: [{ src: '/favicon.svg' }],
  })
})

test('the shop is asked for once at a time, kept for a moment, and survives an outage', async () => {
  let at = 0
  const log = vi.fn()
  const load = vi.fn(async () => aShop({ name: `${load.mock.calls.length}` }))
  const shopOf = keepShop(load, { log, now: () => at })
  const names = async () => (await Promise.all([shopOf(), shopOf()])).map((shop) => shop?.name)
  expect(await names()).toEqual(['1', '1'])
  at = 4999
  expect(await names()).toEqual(['1', '1'])
  at = 5000
  expect(await names()).toEqual(['2', '2'])
  at = 10_000
  const failure = new Error('down')
  load.mockRejectedValueOnce(failure)
  expect(await names()).toEqual(['2', '2'])
  expect(log.mock.calls).toEqual([[failure]])
})
