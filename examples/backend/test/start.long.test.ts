import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

// A first start writes the demo's copies into PGlite, which takes a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const MAIN = join(import.meta.dirname, '../src/main.ts')
const Ready = z.object({ ready: z.literal(true), pid: z.number(), origins: z.object({ api: z.string() }) })

interface Run {
  child: ChildProcess
  stderr: () => string
  /** The exit code. */
  ended: Promise<number | null>
}

/** All tests share one folder and run in order; each states what it does to the folder. */
let folder: string
const running = new Set<Run>()

function run(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--conditions=fandeck-source', MAIN], {
    env: {
      ...process.env,
      FANDECK_MODE: 'demo',
      DATA_DIR: folder,
      PORT_API: '0',
      PORT_PAY: '0',
      PORT_OAUTH: '0',
      PORT_WALLET: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let text = ''
  child.stderr?.on('data', (chunk) => {
    text += String(chunk)
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const entry = { child, stderr: () => text, ended }
  running.add(entry)
  void ended.then(() => running.delete(entry))
  return entry
}

async function ready(started: Run): Promise<string> {
  const first = await Promise.race([once(started.child, 'message'), started.ended])
  if (!Array.isArray(first)) throw new Error(`it ended with ${first}: ${started.stderr()}`)
  return z.parse(Ready, first[0]).origins.api
}

async function stop(started: Run): Promise<number | null> {
  started.child.kill('SIGTERM')
  return started.ended
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-start-'))
})
afterEach(async () => {
  for (const { child, ended } of [...running]) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a first start creates the folder, for its owner only; SIGTERM ends it and releases the lock', async () => {
  const started = run()
  const api = await ready(started)
  expect((await fetch(`${api}/health`)).status).toBe(200)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(Number.parseInt(readFileSync(join(folder, 'database.lock'), 'utf8'), 10)).toBe(started.child.pid)
  expect(await stop(started)).toBe(0)
  // The chain's file exists where npm has an anvil for the platform.
  const kept = readdirSync(folder).filter((file) => file !== 'chain.json')
  expect(kept.sort()).toEqual(['database', 'database.complete', 'drawings', 'secret'])
  // On a busy machine, a step of the shutdown may be logged as late and left (`shutdown.test`).
  expect(started.stderr().replace(/^close\.left It has not ended within .*\n/gm, '')).toBe('')
})

test('D57 a second process on the folder is refused immediately, in one sentence', async () => {
  await ready(run())
  const second = run()
  expect(await second.ended).toBe(1)
  expect(second.stderr().trim().split('\n')).toHaveLength(1)
  expect(second.stderr()).toContain('Another backend (process')
})

test('D57 the lock of a killed process is taken over, and its data is there', async () => {
  const first = run()
  const api = await ready(first)
  const headers = { 'content-type': 'application/json', origin: api }
  const body = JSON.stringify({ offsetMinutes: 5 })
  expect((await fetch(`${api}/dev/time`, { method: 'POST', headers, body })).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.ended
  expect(existsSync(join(folder, 'database.lock'))).toBe(true)
  const second = run()
  const state = await (await fetch(`${await ready(second)}/dev/state`)).json()
  expect(state).toMatchObject({ data: { offsetMinutes: 5 } })
  await stop(second)
})

test('a port in use is reported in one sentence', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve))
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const started = run({ PORT_API: String(port) })
  expect(await started.ended).toBe(1)
  expect(started.stderr().trim()).toBe(
    `Port ${port} is taken by another program; stop it, or set another port.`,
  )
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
  holder.close()
})

test('an invalid environment is reported in one sentence with the name of the variable', async () => {
  const started = run({ SITE_ORIGIN: 'localhost' })
  expect(await started.ended).toBe(1)
  expect(started.stderr().trim()).toBe('The environment is not right: look at SITE_ORIGIN.')
})

test('a database with an interrupted first start is created again', async () => {
  rmSync(join(folder, 'database.complete'))
  rmSync(join(folder, 'database/global/pg_control'))
  const started = run()
  await ready(started)
  expect(await stop(started)).toBe(0)
  expect(existsSync(join(folder, 'database.complete'))).toBe(true)
})

test.each([
  ['lost a vital file', () => rmSync(join(folder, 'database/global/pg_control'))],
  [
    'is full of rubbish',
    () => {
      mkdirSync(join(folder, 'database/global'), { recursive: true })
      writeFileSync(join(folder, 'database/global/pg_control'), 'rubbish')
    },
  ],
])('a complete database that %s is never modified: one sentence states what to do', async (_, damage) => {
  damage()
  const before = readdirSync(join(folder, 'database'), { recursive: true, encoding: 'utf8' })
  const started = run()
  expect(await started.ended).toBe(1)
  expect(started.stderr().trim().split('\n')).toHaveLength(1)
  expect(started.stderr()).toContain(`The database in ${join(folder, 'database')} is damaged`)
  expect(readdirSync(join(folder, 'database'), { recursive: true })).toEqual(expect.arrayContaining(before))
  expect(existsSync(join(folder, 'database.lock'))).toBe(false)
})
