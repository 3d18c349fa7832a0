// The site's server over a socket, before an API that answers with what it was sent.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { aShop } from '@fandeck/sdk/testing'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteApp } from '../server/app.ts'
import { DIST } from '../server/build.ts'
import { trustedList } from '../server/forwarded.ts'

const SITE = 'https://fandeck.example'
const failures: unknown[] = []
let api: Server
let site: Server
let received: IncomingHttpHeaders | undefined
const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const open = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const close = (server: Server) =>
  new Promise<void>((done) => {
    server.closeAllConnections()
    server.close(() => done())
  })

async function openSite({
  panel = false,
  trusted = [] as string[],
  auth = undefined as string | undefined,
} = {}) {
  const list = trustedList(trusted)
  if (!list) throw new Error('The list is wrong.')
  const app = siteApp(
    { site: SITE, api: SITE, pay: SITE, wallet: SITE },
    {
      pageOf: async () => ({ status: 200, html: '<p>page</p>', etag: '"page"' }),
      listed: async () => [],
      shopOf: async () => aShop({ name: '서울 라이온즈' }),
      api: `http://127.0.0.1:${portOf(api)}`,
      auth: auth && `http://127.0.0.1:${portOf(api)}${auth}`,
      timeoutMs: 1000,
      ...{ panel, trusted: list, log: (message: string) => void failures.push(message) },
    },
  )
  site = createServer(getRequestListener(app.fetch))
  await open(site)
}

const HIDDEN = join(DIST.client, '.vite/hidden.test.json')
beforeAll(() => {
  mkdirSync(dirname(HIDDEN), { recursive: true })
  writeFileSync(HIDDEN, '{"hidden":1}')
})
afterAll(() => rmSync(HIDDEN))
beforeEach(async () => {
  failures.length = 0
  received = undefined
  api = createServer((request, reply) => {
    received = request.headers
    if (request.url !== '/api/hangs') reply.end(`from the API ${request.url}`)
  })
  await open(api)
})
afterEach(async () => {
  await close(site)
  await close(api)
  expect(failures).toEqual([])
})

/** Sends a request as written, because clients normalise paths and refuse headers. */
const ask = (line: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const lines = Object.entries({ host: 'fandeck.example', connection: 'close', ...headers })
    const socket = connect(portOf(site), '127.0.0.1', () =>
      socket.write(
        `${line} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      ),
    )
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => {
      const last = text.replaceAll('HTTP/1.1 100 Continue\r\n\r\n', '')
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(last)?.[1]), text: last })
    })
    socket.on('error', fail)
  })

describe('the site’s server', () => {
  test.each(['//', '///', '//@', '//evil.example/'])('refuses the path %s with 400', async (path) => {
    await openSite()
    expect((await ask(`GET ${path}`)).status).toBe(400)
    expect((await ask('GET /')).text).toContain('<p>page</p>')
  })

  test('gives the name of the shop to phones and language models', async () => {
    await openSite()
    const manifest = await ask('GET /manifest.webmanifest')
    expect(manifest.text).toContain('application/manifest+json')
    expect(manifest.text).toContain('"short_name":"서울 라이온즈"')
    expect((await ask('GET /llms.txt')).text).toContain('# 서울 라이온즈')
    expect((await ask('GET /brand.css')).text).toContain('text/css')
  })

  test('asks the auth server at its address and path, and the API for the rest of /api', async () => {
    await openSite({ auth: '/id/v2' })
    expect((await ask('GET /api/auth/session?a=1')).text).toContain('from the API /id/v2/session?a=1')
    expect((await ask('GET /api/auth/%2e%2e/other')).text).toContain('from the API /api/other')
    expect((await ask('GET /api/authors')).text).toContain('from the API /api/authors')
  })

  test('refuses methods that no client of the API sends', async () => {
    await openSite()
    for (const method of ['TRACE', 'PROPFIND'])
      expect((await ask(`${method} /api/auth/session`)).status, method).toBe(400)
  })

  test.each<Record<string, string>>([
    { expect: '100-continue' },
    { upgrade: 'websocket', connection: 'upgrade, close' },
    { connection: 'close, x-secret', 'x-secret': '1' },
    { te: 'trailers' },
  ])('keeps the headers of a connection to itself: %o', async (headers) => {
    await openSite()
    expect(await ask('GET /api/auth/session', headers)).toMatchObject({
      status: 200,
      text: expect.stringContaining('from the API'),
    })
    for (const name of ['expect', 'upgrade', 'te', 'x-secret'])
      expect(received, name).not.toHaveProperty(name)
  })

  test('answers in the envelope of the SDK while the API is away or hangs', async () => {
    await openSite()
    const late = await ask('GET /api/hangs')
    expect([late.status, late.text]).toEqual([503, expect.stringContaining('"code":"OUTAGE"')])
    await close(api)
    const away = await ask('GET /api/auth/session')
    expect([away.status, away.text]).toEqual([502, expect.stringContaining('"status":"502"')])
    await open(api)
  })

  test('SEC-9 forwards for its own names only, and in demo mode shows nothing under another', async () => {
    await openSite()
    const names = ['fandeck.example', 'localhost:4400', '127.0.0.1:4400', '[::1]:4400']
    for (const host of names) expect((await ask('GET /dev/state', { host })).status, host).toBe(200)
    received = undefined
    for (const host of ['evil.example', 'fandeck.example.evil.example', '127.0.0.1.nip.io:4400']) {
      for (const path of ['/dev/state', '/api/auth/session', '/_next/image'])
        expect((await ask(`GET ${path}`, { host })).status, `${host}${path}`).toBe(421)
      expect((await ask('GET /', { host })).status).toBe(200)
    }
    expect(received).toBeUndefined()
    await close(site)
    await openSite({ panel: true })
    expect((await ask('GET /', { host: 'evil.example' })).status).toBe(421)
    expect((await ask('GET /')).status).toBe(200)
  })

  test('does not serve hidden folders of its build', async () => {
    await openSite()
    for (const folder of ['/.vite', '/%2evite', '/assets/../.vite'])
      expect((await ask(`GET ${folder}/hidden.test.json`)).text).not.toContain('"hidden"')
  })
})

describe('the address of a visitor', () => {
  const sent = { 'x-forwarded-for': '203.0.113.5' }

  test('is that of the peer, whatever an untrusted one sends', async () => {
    await openSite()
    await ask('GET /api/auth/session', sent)
    expect(received?.['x-forwarded-for']).toBe('127.0.0.1')
  })

  test('is passed on when a trusted proxy has written it', async () => {
    await openSite({ trusted: ['127.0.0.0/8'] })
    await ask('GET /api/auth/session', sent)
    expect(received?.['x-forwarded-for']).toBe('203.0.113.5, 127.0.0.1')
    await ask('GET /api/auth/session')
    expect(received?.['x-forwarded-for']).toBe('127.0.0.1')
  })

  test.each(['10.0.0.0/33', 'proxy', '10.0.0.0/x'])('has no trusted proxy %s', (entry) => {
    expect(trustedList([entry])).toBeUndefined()
  })
})
