import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDataFolder } from '../src/data-folder.ts'
import { seededDatabase } from './backend.ts'
import { bareBackend, type TestBackend } from './bare-backend.ts'
import { purchaseBody } from './drop-row.ts'
import { addDrop } from './rush/drop.ts'

const SECRET = randomBytes(32).toString('hex')
const SEQ = 90_001
const Ready = z.object({ origins: z.object({ api: z.string() }) })

let folder: string
let shop: TestBackend
let undo: (() => unknown)[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-end-'))
  undo = [() => rmSync(folder, { recursive: true, force: true })]
  const databaseUrl = await seededDatabase()
  const { secrets } = openDataFolder(join(folder, 'beside'), false, SECRET)
  shop = await bareBackend({ config: { databaseUrl, secrets } })
  undo.push(shop.close)
  shop.clock.set(Date.now())
})
afterEach(async () => {
  for (const step of undo.reverse()) await step()
})

/** A real backend process. */
async function started(databaseUrl: string) {
  const ports = { PORT_API: '0', PORT_PAY: '0', PORT_OAUTH: '0', PORT_WALLET: '0' }
  const own = {
    DATABASE_URL: databaseUrl,
    SECRET,
    DATA_DIR: join(folder, 'shop'),
    SITE_ORIGIN: 'https://site.example',
  }
  const child = fork(join(import.meta.dirname, '../src/main.ts'), {
    env: { ...process.env, FANDECK_MODE: 'demo', ...ports, ...own },
    execArgv: ['--conditions=fandeck-source'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (text) => {
    said += String(text)
  })
  undo.push(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [first] = await Promise.race([once(child, 'message'), ended])
  const { api } = z.parse(Ready, first, { error: () => `It has not started: ${said.slice(0, 300)}` }).origins
  await addDrop(shop.backend.db, Date.now(), { seq: SEQ, stock: 5 })
  const { headers } = await shop.member()
  return {
    said: () => said,
    buy: () =>
      fetch(`${api}/minting`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'the-only-key', ...headers },
        body: JSON.stringify(purchaseBody(SEQ, 1)),
      }),
    /**
     * Sends SIGTERM; resolves with the exit code, so that a process that does not end fails by the test's timeout.
     */
    async terminate() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
  }
}

/** Another transaction locks the stock row, so that purchases wait. */
async function holdStock() {
  const other = new pg.Client({ connectionString: shop.backend.config.databaseUrl })
  await other.connect()
  undo.push(() => other.end())
  await other.query(`begin; select from mintings where minting_seq = ${SEQ} for update`)
  const waits = async () => {
    const { rows } = await other.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")
    return rows.length
  }
  return { waits, release: () => other.query('rollback') }
}

/** A proxy to the database that can drop every packet. */
async function wire() {
  const { hostname, port, pathname, username } = new URL(shop.backend.config.databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  undo.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const own = typeof address === 'object' ? address?.port : undefined
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    silence() {
      server.removeAllListeners('connection')
      for (const socket of sockets) socket.unpipe().pause()
    },
  }
}

test('SIGTERM lets a running purchase reply first', async () => {
  const backend = await started(shop.backend.config.databaseUrl)
  const stock = await holdStock()
  const answer = backend.buy()
  await expect.poll(stock.waits, { timeout: 5000 }).toBe(1)
  const code = backend.terminate()
  await stock.release()
  expect((await answer).status).toBe(200)
  expect(await code).toBe(0)
  expect(backend.said()).toBe('')
})

test('SIGTERM ends it although another transaction blocks a purchase for good', async () => {
  const backend = await started(shop.backend.config.databaseUrl)
  const stock = await holdStock()
  const answer = backend.buy().catch(() => undefined)
  await expect.poll(stock.waits, { timeout: 5000 }).toBe(1)
  expect(await backend.terminate()).toBe(0)
  expect(await answer).toBeUndefined()
  expect(backend.said()).toContain('close.left')
}, 120_000)

test('SIGTERM ends it although the database does not respond', async () => {
  const line = await wire()
  const backend = await started(line.url)
  expect((await backend.buy()).status).toBe(200)
  line.silence()
  expect(await backend.terminate()).toBe(0)
}, 120_000)
