import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ok, refuse, sessionInvalid } from '../testing/fake-server.ts'
import { aSessionRecord, aToken } from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'
import { endpoint, pathOf } from './endpoint.ts'
import { getFile } from './file.ts'
import type { Call } from './http.ts'

const Reply = z.object({ n: z.int() })
const file = (path: string) => endpoint({ method: 'GET', base: 'cdn', path, auth: 'public', reply: Reply })
const call = { base: 'market', method: 'GET', path: '/x', auth: 'public' } as const satisfies Call
const request = { ...call, reply: Reply }
const post = { ...request, method: 'POST' } as const

/** Advances the clock until the promise has settled. */
async function finished<T>(kit: TestKit, promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.all([Promise.allSettled([promise]), kit.clock.advance(60_000)])
  return result[0]
}
const code = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? result.reason.code : 'ok'

describe('S7.1 the envelope', () => {
  test('returns its decoded data', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /x', () => Response.json({ status: '200', message: '', data: { n: 1, more: true } }))
    expect(await fandeck.http.request(request)).toEqual({ n: 1 })
  })

  test('of a refusal becomes an error with the server’s message, code and status', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /x', () => refuse(409, '모두 판매됐어요.', 'SOLD_OUT'))
    const errors = { SOLD_OUT: 'drops/sold-out' }
    await expect(fandeck.http.request({ ...request, errors })).rejects.toMatchObject({
      name: 'FandeckError',
      code: 'drops/sold-out',
      message: '모두 판매됐어요.',
      serverMessage: '모두 판매됐어요.',
      serverCode: 'SOLD_OUT',
      status: 409,
      retryable: false,
    })
  })

  test('of a fault carries the id of its request', async () => {
    const { fandeck, server } = testKit()
    const fault = { status: 500, headers: { 'x-request-id': 'id-1' } }
    server.on('POST /x', () => Response.json({ status: '500' }, fault))
    await expect(fandeck.http.request(post)).rejects.toMatchObject({ requestId: 'id-1' })
  })

  test('of a refusal with an unknown code is http/refused', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /x', () => refuse(400, '안 돼요.', 'NEW_CODE'))
    await expect(fandeck.http.request(request)).rejects.toMatchObject({
      code: 'http/refused',
      serverCode: 'NEW_CODE',
    })
  })

  test('of a refusal under HTTP 200 reports its own status', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /x', () => Response.json({ status: '409', message: '안 돼요.' }))
    await expect(fandeck.http.request(request)).rejects.toMatchObject({ status: 409, retryable: false })
  })

  test.each([undefined, ''])(
    'S8.4 without a message (%o) leaves the text to the catalogue',
    async (message) => {
      const { fandeck, server } = testKit()
      server.on('GET /x', () => Response.json({ status: '400', message }, { status: 400 }))
      await expect(fandeck.http.request(request)).rejects.toMatchObject({
        serverMessage: undefined,
        message: 'The server replied 400.',
      })
    },
  )

  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['no status', '{"data":{"n":1}}'],
    ['a status that is neither text nor a number', '{"status":true,"data":{"n":1}}'],
    ['HTML', '<h1>hi</h1>'],
    ['data of another shape', '{"status":"200","data":{"n":"one"}}'],
    ['no data', '{"status":"200"}'],
  ])('that is %s is http/bad-reply', async (_, body) => {
    const kit = testKit()
    kit.server.on('GET /x', () => new Response(body))
    expect(code(await finished(kit, kit.fandeck.http.request(request)))).toBe('http/bad-reply')
  })

  test('of another shape is reported by field, never by value', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /x', () => Response.json({ status: '200', data: { n: 'a secret' } }))
    await expect(fandeck.http.request(request)).rejects.toThrow(/GET \/x .*\bn\b/)
    await expect(fandeck.http.request(request)).rejects.not.toThrow(/secret/)
  })
})

describe('a token', () => {
  test('is not sent with a public call', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /x', () => ok(Reply, { n: 1 }))
    await fandeck.http.request(request)
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test.each(['optional', 'member'] as const)('is sent with a %s call', async (need) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /x', () => ok(Reply, { n: 1 }))
    await fandeck.http.request({ ...request, auth: need })
    expect(server.requests[0]?.headers.get('authorization')).toBe(`Bearer ${aSessionRecord().accessToken}`)
  })

  test('is missing from an optional call when signed out', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /x', () => ok(Reply, { n: 1 }))
    await fandeck.http.request({ ...request, auth: 'optional' })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })
})

describe('retries', () => {
  const failing = (times: number, answer: () => Response) => {
    const kit = testKit({ loggedIn: true })
    let left = times
    const handler = () => (left-- > 0 ? answer() : ok(Reply, { n: 1 }))
    kit.server.on('GET /x', handler)
    kit.server.on('POST /x', handler)
    return kit
  }
  const lost = (): Response => {
    throw new TypeError('Failed to fetch')
  }
  const busy = () => refuse(503, '점검 중이에요.')

  test.each([
    ['a broken network', lost],
    ['a 503', busy],
    ['HTML', () => new Response('<h1>502</h1>', { status: 502 })],
  ])('repeat a GET twice after %s', async (_, answer) => {
    const kit = failing(2, answer)
    expect(code(await finished(kit, kit.fandeck.http.request(request)))).toBe('ok')
    expect(kit.server.requests).toHaveLength(3)
    expect(kit.clock.pending()).toBe(0)
  })

  test('stop after the second retry', async () => {
    const kit = failing(99, lost)
    expect(code(await finished(kit, kit.fandeck.http.request(request)))).toBe('http/network')
    expect(kit.server.requests).toHaveLength(3)
  })

  test('wait 0.3 s and 0.9 s', async () => {
    const kit = failing(99, busy)
    void kit.fandeck.http.request(request).catch(() => {})
    const sent: number[] = []
    for (const wait of [299, 1, 899, 1, 60_000]) {
      await kit.clock.advance(wait)
      sent.push(kit.server.requests.length)
    }
    expect(sent).toEqual([1, 2, 2, 3, 3])
  })

  test.each([lost, busy])('never repeat a POST (%#)', async (answer) => {
    const kit = failing(1, answer)
    expect(code(await finished(kit, kit.fandeck.http.request(post)))).not.toBe('ok')
    expect(kit.server.requests).toHaveLength(1)
  })

  test('repeat a POST under an Idempotency-Key, with the same key', async () => {
    const kit = failing(2, lost)
    const keyed = kit.fandeck.http.request({ ...post, idempotencyKey: 'key-1' })
    expect(code(await finished(kit, keyed))).toBe('ok')
    expect(kit.server.requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ])
  })

  test.each([429, 400, 404, 409])('never repeat after a %d', async (status) => {
    const kit = failing(1, () => refuse(status, '안 돼요.'))
    expect(code(await finished(kit, kit.fandeck.http.request(request)))).toBe('http/refused')
    expect(kit.server.requests).toHaveLength(1)
  })

  test('never repeat a cancelled call', async () => {
    const kit = testKit()
    kit.server.on('GET /x', () => new Promise<Response>(() => {}))
    const cancel = new AbortController()
    const cancelled = kit.fandeck.http.request({ ...request, signal: cancel.signal })
    const result = finished(kit, cancelled)
    cancel.abort()
    expect(code(await result)).toBe('http/aborted')
    expect(kit.server.requests.length).toBeLessThanOrEqual(1)
  })
})

describe('S8.1 status 2009', () => {
  const ended = (kit: TestKit) => {
    const reasons: string[] = []
    kit.fandeck.on('session:logout', ({ reason }) => reasons.push(reason))
    return reasons
  }

  test.each(['market', 'main'] as const)('from the %s server ends the session, once', async (base) => {
    const kit = testKit({ loggedIn: true })
    const reasons = ended(kit)
    kit.server.on('GET /x', sessionInvalid)
    const calls = Array.from({ length: 20 }, () =>
      kit.fandeck.http.request({ ...request, base, auth: 'member' }),
    )
    const results = await Promise.allSettled(calls)
    expect(new Set(results.map(code))).toEqual(new Set(['session/invalid']))
    expect(reasons).toEqual(['invalid'])
    expect(kit.storage.getItem('user')).toBeNull()
    expect(kit.server.requests).toHaveLength(20)
  })

  test('under HTTP 200 ends it as well', async () => {
    const kit = testKit({ loggedIn: true })
    const reasons = ended(kit)
    kit.server.on('GET /x', () => Response.json({ status: '2009', message: '만료됐어요.' }))
    await expect(kit.fandeck.http.request({ ...request, auth: 'member' })).rejects.toMatchObject({
      code: 'session/invalid',
      serverMessage: '만료됐어요.',
    })
    expect(reasons).toEqual(['invalid'])
  })

  test('to a call without a token ends nothing', async () => {
    const kit = testKit({ loggedIn: true })
    const reasons = ended(kit)
    kit.server.on('GET /x', sessionInvalid)
    await expect(kit.fandeck.http.request(request)).rejects.toMatchObject({ code: 'http/refused' })
    expect(reasons).toEqual([])
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
  })

  test('D51 for an outdated token retries once with the current one', async () => {
    const kit = testKit({ loggedIn: true })
    const reasons = ended(kit)
    const newer = aSessionRecord({ accessToken: aToken({ n: 2 }), refreshToken: 'refresh-2' })
    kit.server.on('POST /x', ({ headers }) => {
      if (headers.get('authorization') === `Bearer ${newer.accessToken}`) return ok(Reply, { n: 2 })
      kit.fandeck.session.begin(newer)
      return sessionInvalid()
    })
    expect(await kit.fandeck.http.request({ ...post, auth: 'member' })).toEqual({ n: 2 })
    expect(kit.server.requests).toHaveLength(2)
    expect(reasons).toEqual([])
  })

  test('D51 retries only once, however often the token changes', async () => {
    const kit = testKit({ loggedIn: true })
    let n = 1
    kit.server.on('GET /x', () => {
      kit.fandeck.session.begin(aSessionRecord({ accessToken: aToken({ n: ++n }) }))
      return sessionInvalid()
    })
    await expect(kit.fandeck.http.request({ ...request, auth: 'member' })).rejects.toMatchObject({
      code: 'session/invalid',
    })
    expect(kit.server.requests).toHaveLength(2)
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
  })
})

describe('file', () => {
  test('reads plain JSON without an envelope and without a token', async () => {
    const { fandeck, server } = testKit({ loggedIn: true, options: { cdnUrl: 'https://cdn.example/files' } })
    server.on('GET /files/x.json', () => Response.json({ n: 1 }))
    expect(await getFile(fandeck, file('/x.json'))).toEqual({ n: 1 })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('refuses another status and another shape', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /gone.json', () => Response.json({}, { status: 404 }))
    server.on('GET /odd.json', () => Response.json({ n: 'one' }))
    await expect(getFile(fandeck, file('/gone.json'))).rejects.toMatchObject({
      code: 'http/refused',
      status: 404,
    })
    await expect(getFile(fandeck, file('/odd.json'))).rejects.toMatchObject({
      code: 'http/bad-reply',
    })
  })
})

test('a path encodes its values', () => {
  expect(pathOf({ path: '/claim/qr/:id' }, { id: 7 })).toBe('/claim/qr/7')
  expect(pathOf({ path: '/a/:b/g', params: { b: z.string() } }, { b: '../b?c=d&e#f 소' })).toBe(
    '/a/..%2Fb%3Fc%3Dd%26e%23f%20%EC%86%8C/g',
  )
})
