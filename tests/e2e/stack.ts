// Runs the processes of `npm start` on free ports and a separate data folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { until } from '../../scripts/until.ts'

const root = resolve(import.meta.dirname, '../..')
/** Names the variable with the folder that `seeded.setup.ts` has filled. */
export const SEEDED = 'FANDECK_E2E_SEEDED'

/** A running site with its backend and its sandboxes. */
export interface Stack {
  site: string
  api: string
  pay: string
  oauth: string
  wallet: string
  /** Returns the output of all processes. */
  output(): string
  /** Returns the address that opens the development panel; over https with the printed token. */
  panel(): string
  /** Kills the backend as a power cut would, and waits until it answers again. */
  crashBackend(): Promise<void>
  /** Returns the most memory that the backend has had, MB; on Linux. */
  backendPeak(): Promise<number>
  stop(): Promise<void>
}

const free = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })

async function freeBase(): Promise<number> {
  for (;;) {
    const base = 20_000 + Math.floor(Math.random() * 20_000)
    const taken = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((more) => free(base + more)))
    if (taken.every(Boolean)) return base
  }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  return (await freeBase()) + 7
}

const answers = (url: string) => async () => ((await fetch(url)).ok ? true : undefined)

export interface StackOptions {
  /** This machine's address, to run over https as for phones on its network. */
  lan?: string
  /** Additional settings of the backend. */
  env?: Record<string, string>
  /** Starts without demo content, for a shop of one's own. */
  empty?: boolean
  /** An empty folder for the data, which stays; @default a temporary folder, with the data of `seeded.setup.ts`. */
  folder?: string
}

/** Returns a new folder with the data of a first start, which takes five times as long as a later one. */
function seededFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-e2e-'))
  const seeded = process.env[SEEDED]
  if (seeded) cpSync(seeded, folder, { recursive: true })
  return folder
}

export async function startStack({
  lan,
  env = {},
  empty = false,
  folder,
}: StackOptions = {}): Promise<Stack> {
  const base = await freeBase()
  const data = folder ?? (empty ? mkdtempSync(join(tmpdir(), 'fandeck-e2e-')) : seededFolder())
  const [site, api, wallet, pay, oauth] = [base, base + 1, base + 2, base + 3, base + 4].map((port) =>
    lan ? `https://${lan}:${port}` : `http://localhost:${port}`,
  )
  if (!site || !api || !wallet || !pay || !oauth) throw new Error('There are too few free ports.')
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--conditions=fandeck-source',
      '--disable-warning=ExperimentalWarning',
      'scripts/start.ts',
      ...(empty ? ['--empty'] : []),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(base),
        DATA_DIR: data,
        FANDECK_LAN: lan ?? '',
        NODE_OPTIONS: '--conditions=fandeck-source',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let printed = ''
  child.stdout?.on('data', (text) => {
    printed += text
  })
  child.stderr?.on('data', (text) => {
    printed += text
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))

  const pidOf = async () => Number((await (await askPanel(stack, 'pid')).json()).data.pid)
  const stack: Stack = {
    site,
    api,
    pay,
    oauth,
    wallet,
    output: () => printed,
    panel: () => /https?:\S+\/dev\/open\S*/.exec(printed)?.[0] ?? `${site}/dev/open`,
    async backendPeak() {
      const status = readFileSync(`/proc/${await pidOf()}/status`, 'utf8')
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    async crashBackend() {
      const before = await pidOf()
      process.kill(before, 'SIGKILL')
      await until('the backend started again', async () => ((await pidOf()) === before ? undefined : true))
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      if (folder) return
      rmSync(data, { recursive: true, force: true })
      // rmSync fails silently when another process is still writing.
      if (existsSync(data)) throw new Error('The backend still runs after its parent process has exited.')
    },
  }
  try {
    // First, or the site would keep a page that it has rendered without a backend.
    await until('the backend', answers(`${api}/health`), 60_000)
    await until('the site', answers(site), 120_000)
  } catch (error) {
    await stack.stop()
    throw new Error(`The site did not start.\n${printed}`, { cause: error })
  }
  return stack
}

const DevState = z.object({
  data: z.object({
    now: z.number(),
    offsetMinutes: z.number(),
    sms: z.array(z.object({ phone: z.string(), code: z.string() })),
    drops: z.array(
      z.object({
        minting_seq: z.number(),
        title: z.string(),
        remaining: z.number(),
        start_dttm: z.string(),
        end_dttm: z.string(),
      }),
    ),
  }),
})
const SampleCards = z.object({ data: z.array(z.object({ code: z.string() })) })

/** Calls the development panel, with its token where there is one. */
function askPanel(stack: Stack, path: string, init: RequestInit = {}): Promise<Response> {
  const token = new URL(stack.panel()).searchParams.get('token')
  const headers = { origin: stack.site, ...init.headers, ...(token && { 'x-fandeck-panel': token }) }
  return fetch(`${stack.api}/dev/${path}`, { ...init, headers })
}

/** Returns the state of the development panel. */
export const devState = async (stack: Stack) =>
  DevState.parse(await (await askPanel(stack, 'state')).json()).data

/** Changes a setting of the development panel. */
export async function turn(
  stack: Stack,
  path: 'time' | 'stock' | 'outage' | 'gate',
  body: object,
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await askPanel(stack, path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
}

/** Returns a printed card with an issued, unclaimed code. */
export async function sampleCard(stack: Stack, mintingId = 1): Promise<{ code: string; picture: Buffer }> {
  const path = `cards.json?minting_idx=${mintingId}&count=1`
  const listed = SampleCards.parse(await (await askPanel(stack, path)).json())
  const code = listed.data[0]?.code ?? ''
  const picture = await askPanel(stack, `cards/${code}.png`)
  return { code, picture: Buffer.from(await picture.arrayBuffer()) }
}
