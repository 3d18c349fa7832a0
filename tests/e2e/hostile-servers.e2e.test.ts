// Sends part of the attacks; FANDECK_HOSTILE=all sends all of them.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../scripts/until.ts'
import { attacksOnServer, type HostileServer, playServer } from './hostile-servers.ts'
import { askRaw } from './raw-request.ts'
import { spellingsOf } from './secret-spellings.ts'
import { PUBLIC_ROUTES } from './site-routes.ts'
import { SEEDED, type Stack, startStack } from './stack.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ALL = process.env.FANDECK_HOSTILE === 'all'
/** The attacks that are sent to a server. */
const PART = 300
/** What the seeded database has of members, and no page shows to others. */
const MEMBERS = ['01024814821', '010-2481-4821', '01055550100', 'moonlight@example.com', 'sunset77']

let folder: string
let stack: Stack
let partner: string
let secret: string
beforeAll(async () => {
  // Inside the repository, as that of `npm start`.
  mkdirSync(join(ROOT, '.fandeck'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.fandeck/e2e-'))
  const seeded = process.env[SEEDED]
  if (seeded) cpSync(seeded, folder, { recursive: true })
  stack = await startStack({ folder })
  const { hostname, port } = new URL(stack.site)
  partner = `http://${hostname}:${Number(port) + 5}`
  await until('the brand page', () => fetch(partner).then((reply) => reply.ok || undefined))
  secret = readFileSync(join(folder, 'secret'), 'utf8').trim()
})
afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const spellings = () => spellingsOf(join(folder, 'secret'), join(folder, 'secret').slice(ROOT.length + 1))

test('SEC-7 no origin that npm start opens hands out the key, in any spelling', async () => {
  expect(secret.length).toBeGreaterThanOrEqual(32)
  const paths = spellings()
  expect(paths.length).toBeGreaterThan(1000)
  const found: string[] = []
  for (const origin of [stack.site, stack.api, stack.wallet, stack.pay, stack.oauth, partner]) {
    const queue = paths.values()
    const work = async () => {
      for (const path of queue) {
        const { status, text } = await askRaw(origin, { path })
        if (text.includes(secret) || status === 0) found.push(`${origin}${path}: ${status}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
  }
  expect(found).toEqual([])
})

test('a server that hands out its folder is found by these spellings', async () => {
  const open = createServer(({ url = '' }, reply) => {
    try {
      reply.end(readFileSync(normalize(join(ROOT, decodeURIComponent(new URL(url, 'http://a').pathname)))))
    } catch {
      reply.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => open.listen(0, '127.0.0.1', done))
  const address = open.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const replies = await Promise.all(
    spellings()
      .slice(0, 800)
      .map((path) => askRaw(origin, { path })),
  )
  expect(replies.filter(({ text }) => text.includes(secret)).length).toBeGreaterThan(0)
  open.close()
})

test('SEC-4 hostile requests to every server of npm start get no fault and no data of a member', {
  timeout: 3_600_000,
}, async () => {
  const servers: Record<string, HostileServer> = {
    site: {
      origin: stack.site,
      paths: [
        ...PUBLIC_ROUTES.map(([path]) => path),
        ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/assets', '/dev/pid', '/_next/image', '/index.html'],
        ...['/api/auth/session', '/api/auth/csrf', '/api/auth/providers', '/api/auth/callback/password'],
        ...['/api/auth/callback/google', '/api/auth/signin/kakao', '/api/auth/signout', '/api/auth/error'],
      ],
      queries: [
        'category',
        'page',
        'phase',
        'share',
        'version',
        'url',
        'w',
        'q',
        'callbackUrl',
        'code',
        'state',
      ],
    },
    brand: {
      origin: partner,
      paths: ['/', '/index.html', '/fandeck/drop.js', '/fandeck', '/assets', '/src/main.ts', '/@vite/client'],
      queries: ['raw', 'import', 'url', 'v', 't'],
    },
    oauth: {
      origin: stack.oauth,
      paths: [
        ...['/authorize', '/authorize/as', '/token', '/userinfo', '/revoke', '/introspect', '/endsession'],
        ...['/jwks', '/.well-known/openid-configuration', '/health'],
      ],
      queries: ['client_id', 'redirect_uri', 'state', 'who', 'scope', 'response_type', 'code'],
    },
    // Their routes are called in `hostile/requests.long.test` (backend), without a socket.
    api: {
      origin: stack.api,
      paths: ['/health', '/minting/101', '/cdn/art/card/1001.webp', '/staff', '/api/auth/callback/phone'],
      queries: ['w', 'page', 'callbackUrl'],
    },
    pay: { origin: stack.pay, paths: ['/', '/health', '/checkout/a', '/identity'], queries: ['state'] },
    wallet: { origin: stack.wallet, paths: ['/', '/health', '/session'], queries: ['state'] },
  }
  const figures: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, server] of Object.entries(servers)) {
    const { leaks, faults, ...counts } = await playServer(server, {
      share: ALL ? 1 : PART / [...attacksOnServer(server)].length,
      marks: [...MEMBERS, secret],
    })
    figures[name] = { ...counts, leaks: leaks.length, faults: faults.length }
    wrong.push(...[...leaks, ...faults].slice(0, 40).map((one) => `${name}: ${one}`))
    expect(counts.requests).toBeGreaterThan(100)
  }
  process.stdout.write(`hostile servers ${JSON.stringify(figures)}\n`)
  expect(wrong).toEqual([])
})
