// Asks the brand page's server for the backend's key, in both modes, over a socket so that no client normalises the path.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../examples/backend/test/free-ports.ts'
import { startPartner } from './partner.ts'

const ROOT = join(import.meta.dirname, '..')
const KEY = 'the-key-of-the-backend'

describe.each([
  ['built', false],
  ['in development', true],
] as const)('the brand page %s', (_, development) => {
  let data: string
  let port: number
  let partner: Awaited<ReturnType<typeof startPartner>>
  beforeAll(async () => {
    mkdirSync(join(ROOT, '.fandeck'), { recursive: true })
    data = mkdtempSync(join(ROOT, '.fandeck/test-'))
    writeFileSync(join(data, 'secret'), KEY)
    port = await freePort()
    partner = await startPartner({ port, host: '127.0.0.1', development, dataFolder: data })
  }, 120_000)
  afterAll(async () => {
    await partner?.close()
    rmSync(data, { recursive: true })
    rmSync(join(ROOT, `examples/partner/dist/${port}`), { recursive: true, force: true })
  })

  const ask = (path: string, headers = '') =>
    new Promise<string>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers}Connection: close\r\n\r\n`,
        ),
      )
      let text = ''
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => done(text))
      socket.on('error', fail)
    })

  test('shows its pages and scripts, and no page of another origin reads them', async () => {
    const page = await ask('/', 'Origin: http://localhost:9\r\n')
    expect(page).toContain('온결')
    expect(page).toContain('/fandeck/drop.js')
    expect(page.toLowerCase()).not.toContain('access-control-allow-origin')
    expect(await ask('/fandeck/drop.js')).toMatch(/^HTTP\/1\.1 200/)
  })

  test('SEC-7 hands out no key', async () => {
    const secret = join(data, 'secret')
    for (const path of [
      `/@fs${secret}`,
      `/@fs${secret}?raw`,
      `/@fs${secret}?import&raw`,
      `/@fs${secret}?raw??`,
      `/@fs${secret.replaceAll('.', '%2e')}`,
      `/@fs${secret}?.svg?.wasm?init`,
      `/../../${secret.slice(ROOT.length + 1)}`,
      `/%2e%2e/%2e%2e/${secret.slice(ROOT.length + 1)}`,
    ]) {
      expect(await ask(path), path).not.toContain(KEY)
    }
  })
})
