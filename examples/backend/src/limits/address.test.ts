import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressReader, connectionOf, proxyList } from './address.ts'

async function addressOf(remoteAddress: string, forwarded = '', trustedProxies: string[] = []) {
  const read = addressReader({ trustedProxies })
  const app = new Hono().get('/', (c) => c.text(read(connectionOf(c), c.req.header('x-forwarded-for'))))
  const headers = new Headers(forwarded === '' ? [] : [['x-forwarded-for', forwarded]])
  const env = { incoming: { socket: { remoteAddress } } }
  return (await app.request('/', { headers }, env)).text()
}

test('is the connection’s, whatever the header contains, without a trusted proxy', async () => {
  expect(await addressOf('203.0.113.9')).toBe('203.0.113.9')
  expect(await addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(await addressOf('203.0.113.9', '198.51.100.1', ['10.0.0.0/8'])).toBe('203.0.113.9')
})

test('is the one written by trusted proxies, and nothing written before', async () => {
  const proxies = ['10.0.0.0/8', '192.0.2.1']
  expect(await addressOf('10.0.0.2', '198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(await addressOf('10.0.0.2', '6.6.6.6, 198.51.100.1, 192.0.2.1', proxies)).toBe('198.51.100.1')
  expect(await addressOf('::ffff:10.0.0.2', '198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(await addressOf('10.0.0.2', 'unknown', proxies)).toBe('10.0.0.2')
  expect(await addressOf('10.0.0.2', '', proxies)).toBe('10.0.0.2')
})

test('is the same for the whole IPv6 network of a customer', async () => {
  expect(await addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(await addressOf('2001:DB8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(await addressOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(await addressOf('::1')).toBe('0:0:0:0::/64')
})

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/x', '::1/129', ''])(
  '%o is not a valid proxy list',
  (entry) => {
    expect(proxyList([entry])).toBeUndefined()
  },
)
