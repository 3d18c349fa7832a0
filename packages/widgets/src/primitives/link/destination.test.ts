import { describe, expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

const origin = 'https://fandeck.example'

describe('D52 a link of the backend', () => {
  test.each([
    ['/event', { href: '/event', external: false }],
    ['/event/1?tab=a#b', { href: '/event/1?tab=a#b', external: false }],
    ['https://fandeck.example/event', { href: '/event', external: false }],
    ['https://shop.example/a', { href: 'https://shop.example/a', external: true }],
    ['http://shop.example/a', { href: 'http://shop.example/a', external: true }],
  ])('resolves %s to %j', (target, expected) => {
    expect(destinationOf(target, { origin })).toEqual(expected)
  })

  test.each([
    null,
    undefined,
    '',
    'event',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example',
    'https://user:secret@shop.example/',
    'https://shop.example/\u0000',
    'https://fandeck.example//evil.example',
    'mailto:a@shop.example',
  ])('rejects %j', (target) => {
    expect(destinationOf(target, { origin })).toBeUndefined()
  })

  test('can be restricted to https', () => {
    expect(destinationOf('http://shop.example/', { origin, httpsOnly: true })).toBeUndefined()
    expect(destinationOf('http://localhost:5173/', { origin, httpsOnly: true })?.external).toBe(true)
  })

  test('treats every absolute URL as another site without an origin, as on a server', () => {
    expect(destinationOf('https://fandeck.example/a', { origin: undefined })?.external).toBe(true)
  })
})
