// Requests the backend's key from a real development server over a socket, so that no client normalises the path.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SITE = resolve(import.meta.dirname, '..')
const ROOT = resolve(SITE, '../..')
const KEY = 'the-key-of-the-backend'

const made: string[] = []
let vite: ViteDevServer
let port: number

/** Creates a folder with a key and a certificate's key. */
function dataIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const folderOfKey = mkdtempSync(join(folder, 'test-'))
  made.push(folderOfKey)
  writeFileSync(join(folderOfKey, 'secret'), KEY)
  mkdirSync(join(folderOfKey, 'lan'))
  writeFileSync(join(folderOfKey, 'lan/key.txt'), KEY)
  return folderOfKey
}

const places: Record<string, string> = {}

beforeAll(async () => {
  places['.fandeck'] = dataIn(join(ROOT, '.fandeck'))
  // A DATA_DIR inside the served sources.
  places.named = dataIn(join(SITE, 'src'))
  process.env.DATA_DIR = places.named
  vite = await createServer({
    root: SITE,
    logLevel: 'silent',
    server: { port: 0, strictPort: false, host: '127.0.0.1', hmr: false, watch: null },
  })
  await vite.listen()
  port = Number(new URL(vite.resolvedUrls?.local[0] ?? '').port)
})
afterAll(async () => {
  await vite?.close()
  delete process.env.DATA_DIR
  for (const folder of made) rmSync(folder, { recursive: true })
})

const ask = (path: string) =>
  new Promise<string>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`),
    )
    let heard = ''
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('close', () => done(heard))
    socket.on('error', fail)
  })

const SPELLINGS: Record<string, (file: string) => string> = {
  'the file system': (file) => `/@fs${file}`,
  encoded: (file) => `/@fs${file.replaceAll('.', '%2e').replaceAll('/secret', '%2Fsecret')}`,
  'encoded twice': (file) => `/@fs${file.replaceAll('.', '%252e')}`,
  'two dots': (file) => `/../../${file.slice(ROOT.length + 1)}`,
  'two dots behind what is handed out': (file) => `/@fs${SITE}/../../${file.slice(ROOT.length + 1)}`,
  'two encoded dots': (file) => `/@fs${SITE}/%2e%2e/%2e%2e/${file.slice(ROOT.length + 1)}`,
  raw: (file) => `/@fs${file}?raw`,
  'raw and imported': (file) => `/@fs${file}?import&raw`,
  'raw twice': (file) => `/@fs${file}?raw??`,
  url: (file) => `/@fs${file}?url`,
  inline: (file) => `/@fs${file}?inline&import`,
  'as a picture': (file) => `/@fs${file}?.svg?.wasm?init`,
  'another case': (file) => `/@fs${file.replace('.fandeck', '.FANDECK').replace('/secret', '/SECRET')}`,
  'a slash more': (file) => `/@fs/${file}`,
  backslashes: (file) => `/@fs${file.replaceAll('/', '\\')}`,
}

describe.each(['.fandeck', 'named'])('the data folder %s', (place) => {
  test.each(Object.keys(SPELLINGS))('is not served: %s', async (spelling) => {
    for (const name of ['secret', 'lan/key.txt']) {
      const path = SPELLINGS[spelling]?.(join(places[place] ?? '', name)) ?? ''
      const answer = await ask(path)
      expect(answer).toMatch(/^HTTP\/1\.1 \d{3}/)
      expect(answer).not.toContain(KEY)
    }
  })
})

test('control: sources are served, and without the list so is the key', async () => {
  expect(await ask(`/@fs${SITE}/src/pages.ts?raw`)).toContain('export const pages')
  const open = await createServer({
    configFile: false,
    root: SITE,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  })
  try {
    await open.listen()
    port = Number(new URL(open.resolvedUrls?.local[0] ?? '').port)
    expect(await ask(`/@fs${places['.fandeck']}/secret?raw`)).toContain(KEY)
  } finally {
    await open.close()
  }
})
