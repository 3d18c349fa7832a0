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
  ])('%s leads to %j', (target, expected) => {
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
  ])('%j leads nowhere', (target) => {
    expect(destinationOf(target, { origin })).toBeUndefined()
  })

  test('may be restricted to https', () => {
    expect(destinationOf('http://shop.example/', { origin, httpsOnly: true })).toBeUndefined()
    expect(destinationOf('http://localhost:5173/', { origin, httpsOnly: true })?.external).toBe(true)
  })

  test('without the origin, as on a server, an absolute address is another site', () => {
    expect(destinationOf('https://fandeck.example/a', { origin: undefined })?.external).toBe(true)
  })
})
