import { describe, expect, test } from 'vitest'
import { createClock } from '../kernel/clock.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { createTransport } from './transport.ts'

/** A transport with a fixed reply. */
function over(fetch: typeof globalThis.fetch) {
  const fake = fakeClock()
  const clock = createClock(fake)
  return { transport: createTransport({ fetch, timers: fake.timers }, clock), fake, clock }
}
const answering = (body: BodyInit | null, init?: ResponseInit) => over(async () => new Response(body, init))
const url = 'https://api.example/x'

/** A server that never replies but honours the abort signal. */
const silent: typeof globalThis.fetch = (_, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

describe('an answer', () => {
  test.each([200, 400, 404, 409, 429, 500, 503])('of HTTP %d is returned with its body', async (status) => {
    const { transport } = answering('{"status":"x"}', { status })
    expect(await transport.send({ method: 'GET', url })).toEqual({ status, body: { status: 'x' } })
  })

  test('without a body is undefined', async () => {
    expect((await answering('').transport.send({ method: 'GET', url })).body).toBeUndefined()
    expect(
      (await answering(null, { status: 204 }).transport.send({ method: 'GET', url })).body,
    ).toBeUndefined()
  })

  test('sets the clock by its Date header, whatever its status', async () => {
    const { transport, clock } = answering('{}', {
      status: 503,
      headers: { date: 'Sat, 21 Nov 2026 00:00:00 GMT' },
    })
    await transport.send({ method: 'GET', url })
    expect(clock.now()).toBe(Date.UTC(2026, 10, 21))
  })

  test.each([
    'public, max-age=60, stale-while-revalidate=600',
    'public, max-age=0, s-maxage=10',
    'max-age=1, stale-while-revalidate=600',
    'max-age="2"',
  ])('D45 that a cache keeps (%s) does not set the clock back', async (control) => {
    const { transport, clock, fake } = answering('{}', {
      headers: { date: 'Sat, 21 Nov 2026 00:00:00 GMT', 'cache-control': control },
    })
    const before = fake.now()
    await transport.send({ method: 'GET', url })
    expect(clock.now()).toBe(before)
  })

  test.each(['no-store', 'public, max-age=0, s-maxage=1', 'private, max-age=00', ''])(
    'D45 that is at most a second old (%s) sets the clock',
    async (control) => {
      const { transport, clock } = answering('{}', {
        headers: { date: 'Sat, 21 Nov 2026 00:00:00 GMT', 'cache-control': control },
      })
      await transport.send({ method: 'GET', url })
      expect(clock.now()).toBe(Date.UTC(2026, 10, 21))
    },
  )

  test('leaves no timer behind', async () => {
    const { transport, fake } = answering('{}')
    await transport.send({ method: 'GET', url })
    expect(fake.pending()).toBe(0)
  })
})

describe('a request', () => {
  test('is sent once, including GET: ofetch does not retry', async () => {
    let sent = 0
    const { transport } = over(async () => {
      sent++
      return Response.json({}, { status: 503 })
    })
    await transport.send({ method: 'GET', url })
    expect(sent).toBe(1)
  })

  test('carries a plain body as JSON, and query values that are not undefined', async () => {
    const seen: { url: string; init: RequestInit | undefined }[] = []
    const { transport } = over(async (input, init) => {
      seen.push({ url: String(input), init })
      return Response.json({})
    })
    await transport.send({ method: 'POST', url, query: { a: 0, b: undefined, c: '' }, body: { d: 1 } })
    expect(seen[0]?.url).toBe('https://api.example/x?a=0&c')
    expect(seen[0]?.init?.body).toBe('{"d":1}')
    expect(new Headers(seen[0]?.init?.headers).get('content-type')).toContain('application/json')
  })

  test('sends form data and form fields unchanged', async () => {
    const bodies: unknown[] = []
    const { transport } = over(async (_, init) => {
      bodies.push(init?.body)
      return Response.json({})
    })
    const form = new FormData()
    const fields = new URLSearchParams({ a: '1' })
    await transport.send({ method: 'POST', url, body: form })
    await transport.send({ method: 'POST', url, body: fields })
    expect(bodies[0]).toBe(form)
    expect(String(bodies[1])).toBe('a=1')
  })
})

describe('a failure is typed:', () => {
  test('http/network when the server cannot be reached', async () => {
    const { transport, fake } = over(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(transport.send({ method: 'GET', url })).rejects.toMatchObject({
      code: 'http/network',
      retryable: true,
    })
    expect(fake.pending()).toBe(0)
  })

  test('http/timeout after ten seconds and not before', async () => {
    const { transport, fake } = over(silent)
    let failed: unknown
    transport.send({ method: 'GET', url }).catch((error: unknown) => {
      failed = error
    })
    await fake.advance(9999)
    expect(failed).toBeUndefined()
    await fake.advance(1)
    expect(failed).toMatchObject({ code: 'http/timeout', retryable: true })
  })

  test('http/timeout for a body that does not end', async () => {
    const { transport, fake } = over(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"status":'))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body)
    })
    const failed = expect(transport.send({ method: 'GET', url })).rejects.toMatchObject({
      code: 'http/timeout',
    })
    await fake.advance(10_000)
    await failed
  })

  test('http/timeout after the caller’s own limit', async () => {
    const { transport, fake } = over(silent)
    let failed: unknown
    transport.send({ method: 'GET', url, timeoutMs: 30_000 }).catch((error: unknown) => {
      failed = error
    })
    await fake.advance(29_999)
    expect(failed).toBeUndefined()
    await fake.advance(1)
    expect(failed).toMatchObject({ code: 'http/timeout' })
  })

  test('http/aborted when the caller cancels, never retryable', async () => {
    const { transport } = over(silent)
    const cancel = new AbortController()
    const failed = expect(
      transport.send({ method: 'GET', url, signal: cancel.signal }),
    ).rejects.toMatchObject({
      code: 'http/aborted',
      retryable: false,
    })
    cancel.abort()
    await failed
  })

  test('no error without `AbortSignal.any`, and a signal that is aborted already sends nothing', async () => {
    const any = AbortSignal.any
    Reflect.deleteProperty(AbortSignal, 'any')
    try {
      const { transport } = answering('{}')
      const { signal } = new AbortController()
      expect(await transport.send({ method: 'GET', url, signal })).toEqual({ status: 200, body: {} })
      await expect(
        over((_, init) => {
          init?.signal?.throwIfAborted()
          return Promise.reject(new TypeError('sent'))
        }).transport.send({ method: 'GET', url, signal: AbortSignal.abort() }),
      ).rejects.toMatchObject({ code: 'http/aborted' })
    } finally {
      Object.defineProperty(AbortSignal, 'any', { configurable: true, writable: true, value: any })
    }
  })

  test.each([
    ['HTML under 200', '<!doctype html><h1>Welcome to the café Wi-Fi</h1>', 200, true],
    ['HTML under 404', '<h1>Not found</h1>', 404, false],
    ['HTML under 502', '<h1>Bad gateway</h1>', 502, true],
    ['half of a JSON', '{"status":"200","da', 200, true],
  ])('http/bad-reply for %s', async (_, body, status, retryable) => {
    await expect(answering(body, { status }).transport.send({ method: 'GET', url })).rejects.toMatchObject({
      code: 'http/bad-reply',
      status,
      retryable,
    })
  })

  test('http/too-large for more than 5 MB, not for 5 MB', async () => {
    const text = JSON.stringify('x'.repeat(4_999_998))
    expect(text).toHaveLength(5_000_000)
    expect((await answering(text).transport.send({ method: 'GET', url })).status).toBe(200)
    await expect(answering(`${text} `).transport.send({ method: 'GET', url })).rejects.toMatchObject({
      code: 'http/too-large',
      retryable: false,
    })
  })
})
