// Starts what `npm run cluster` starts, where its Debian packages are installed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CACHE } from '../examples/backend/src/cache.ts'
import { freePort, freePorts } from '../examples/backend/test/free-ports.ts'
import { HOST } from './cluster/database.ts'
import { missingPackages } from './cluster/packages.ts'
import { folderOf, startProcess } from './cluster/processes.ts'
import { startNginx } from './cluster/proxies.ts'
import { isSound, soakCluster } from './cluster/soak/soak.ts'
import { until } from './until.ts'

/** More than a cluster of two backends takes. */
const PORTS = 60
const missing = missingPackages()
const why = missing.length > 0 ? ` (skipped: apt-get install ${missing.join(' ')})` : ''

describe.skipIf(missing.includes('nginx'))('nginx in front of the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-nginx-'))
  const asked: string[] = []
  let backend: Server
  let siteServer: Server
  let origin: string
  let visited: string
  let end: () => Promise<void>
  beforeAll(async () => {
    // Its workers are another user when it runs as root.
    chmodSync(folder, 0o755)
    const [api, listen, site, sitePort] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    backend = createServer((incoming, outgoing) => {
      asked.push(`${incoming.url} ${incoming.headers['x-request-id'] === undefined ? 'unnamed' : 'named'}`)
      const cache = incoming.url === '/second' ? CACHE.second : CACHE.never
      outgoing.setHeader('Cache-Control', cache).setHeader('Vary', 'Origin')
      outgoing.end(`${incoming.headers.authorization ?? 'everyone'} ${incoming.headers.origin ?? ''}`)
    })
    siteServer = createServer((_, outgoing) => outgoing.end('the site'))
    await new Promise<void>((ready) => backend.listen(api, HOST, ready))
    await new Promise<void>((ready) => siteServer.listen(sitePort, HOST, ready))
    const place = {
      folder,
      logs: folderOf(undefined, folder, 'logs'),
      user: undefined,
      start: (...given: Parameters<Parameters<typeof startNginx>[0]['start']>) =>
        startProcess(folderOf(undefined, folder, 'logs'), ...given),
      atEnd: () => {},
      port: () => 0,
      passwords: { superuser: '', replication: '', database: '' },
    }
    const balanced = { api, pay: 0, oauth: 0, wallet: 0, leader: 0, replicas: 0 }
    const nginx = startNginx(place, { site, api: listen, siteServer: sitePort }, balanced)
    end = nginx.stop
    origin = `http://${HOST}:${listen}`
    visited = `http://${HOST}:${site}`
    await until('nginx', async () => (await fetch(`${origin}/ready`)).ok || undefined)
  })
  afterAll(async () => {
    await end?.()
    backend?.close()
    siteServer?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).text()

  it('asks once for a number that many fans want, and once for each origin', async () => {
    asked.length = 0
    const site = { origin: 'https://site.example' }
    const texts = await Promise.all(Array.from({ length: 20 }, () => get('/second', site)))
    expect(new Set(texts)).toEqual(new Set(['everyone https://site.example']))
    expect(await get('/second', { origin: 'https://partner.example' })).toBe(
      'everyone https://partner.example',
    )
    // A second can end between the twenty requests.
    expect(asked.length).toBeLessThan(15)
    expect(asked).toContain('/second named')
  })

  it('keeps no private answer', async () => {
    asked.length = 0
    for (const member of ['one', 'other', 'one'])
      expect(await get('/mine', { authorization: member })).toBe(`${member} `)
    expect(asked).toHaveLength(3)
  })

  it('sends the sign-in to the server of the site, which knows the auth server, and other calls to the API', async () => {
    const answers = ['/drops/1', '/api/auth/session', '/api/authors', '/api/shop', '/_next/image?w=640']
    const texts = await Promise.all(answers.map(async (path) => (await fetch(visited + path)).text()))
    expect(texts.map((text) => text.trim())).toEqual([
      'the site',
      'the site',
      'everyone',
      'everyone',
      'everyone',
    ])
  })
})

describe.skipIf(missing.length > 0)(`a cluster on this machine${why}`, () => {
  it('G6 loses, oversells and charges nothing when its leader is killed', async () => {
    const run = await soakCluster({
      seed: 1,
      faults: 1,
      kinds: ['primary'],
      buyers: 60,
      drops: 4,
      everyMs: 1000,
      backends: 2,
      firstPort: await freePorts(PORTS),
      say: (step) => process.stdout.write(`  … ${step}\n`),
    })
    process.stdout.write(`cluster: ${JSON.stringify(run)}\n`)
    expect(isSound(run)).toBe(true)
    expect(run.untilNextSale.primary?.count).toBe(1)
  }, 900_000)
})
