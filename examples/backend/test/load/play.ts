// The response times of members while anonymous clients and one member overload a server (`pnpm soak:load`).
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gt } from 'drizzle-orm'
import sharp from 'sharp'
import { packMintings } from '../../src/cards/tables.ts'
import type { Backend } from '../../src/context.ts'
import { openDb } from '../../src/db/open.ts'
import { STAFF_PASSWORDS } from '../../src/demo/content/index.ts'
import { testConfig } from '../config.ts'
import { photograph } from '../fixtures/ocr/photograph.ts'
import { addMember } from '../members.ts'
import type { Attack, AttackCounts, Outcome } from './attack.ts'
import { closeConnections, type Got, type Sent, send } from './requests.ts'

export interface LoadOptions {
  databaseUrl: string
  counts: AttackCounts
  /** The number of members, each with sequential requests. */
  members: number
  /** The duration of the measurement before the attack, ms. */
  quietMs: number
  /** The maximum of concurrent requests per attacking address. @default no limit */
  connections?: number
  /** Starts the site's server before the API, for attacks on its pages. @default none */
  startSite?: (api: string) => Promise<{ origin: string; stop(): Promise<void> }>
}

/** The response times of members, ms. Errors are replies of 5xx, of 429, and lost ones. */
export interface ResponseTimes {
  calls: number
  errors: number
  p50: number
  p99: number
}
const KINDS = ['reads', 'scans', 'logins'] as const
/** Every reply to members, by kind. */
export type Timings = Record<(typeof KINDS)[number], Got[]>

const READS = ['/mypage/userinfo', '/claim/usable/list', '/mypage/transaction']
const ADDRESSES = ['127.0.0.1', '127.0.0.2', '127.0.0.3']
const HOME = '127.0.0.9'
/** An account of the demo. */
const LOGIN = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }

function started(file: string, argument = ''): Promise<{ first: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, file), [argument], {
    execArgv: ['--conditions=fandeck-source'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (first) => resolve({ first: String(first), child }))
    child.once('exit', (code) => reject(new Error(`${file} has ended with ${code}.`)))
  })
}
async function ended(child: ChildProcess): Promise<void> {
  const exit = new Promise((done) => child.once('exit', done))
  child.disconnect()
  await exit
}

/** Summarises the replies. */
export function summarise(answers: readonly Got[]): ResponseTimes {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.ceil(times.length * share) - 1] ?? 0) * 10) / 10
  const errors = answers.filter(({ status }) => status === 0 || status === 429 || status >= 500).length
  return { calls: times.length, errors, p50: at(0.5), p99: at(0.99) }
}

/** A backend on its own database, and the traffic of members and attackers. */
async function stage(databaseUrl: string) {
  const config = testConfig(databaseUrl, 'http://127.0.0.1')
  const { first: api, child } = await started('backend.process.ts', JSON.stringify(config))
  const { db, close } = await openDb(databaseUrl)
  const log = { info() {}, error() {} }
  const backend: Backend = { db, config, log, now: Date.now, failpoint: async () => {} }
  const [minting] = await db.select().from(packMintings).where(gt(packMintings.endAt, Date.now()))
  const path = `/card/ocr/${minting?.mintingId}`
  const image = `data:image/jpeg;base64,${(await photograph('', 'easy', 'plain')).toString('base64')}`
  const member = async () => (await addMember(backend, { level: 'K201' })).headers.authorization
  const stop = async () => {
    closeConnections()
    await close()
    await ended(child)
  }
  return { origin: api, scan: { path, image }, member, stop }
}

/** A picture of 20 megapixels in some 100 kB. */
async function largePicture(): Promise<string> {
  const create = { width: 5000, height: 4000, channels: 3, background: '#2a6' } as const
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64')
}

/** Measures members without load, then during the attack. */
export async function playLoad({
  databaseUrl,
  counts,
  members,
  quietMs,
  connections,
  startSite,
}: LoadOptions) {
  const { origin, scan, member, stop } = await stage(databaseUrl)
  const { child: attacker } = await started('attack.process.ts')
  const site = counts.pages > 0 ? await startSite?.(origin) : undefined
  try {
    const ask = (sent: Omit<Sent, 'origin'>) => send({ origin, from: HOME, ...sent })
    const event = STAFF_PASSWORDS[0]
    const shots = { path: scan.path, body: { image: scan.image }, headers: { authorization: await member() } }
    const cookie =
      String((await ask({ path: '/auth/login', body: LOGIN })).headers['set-cookie'] ?? '').split(';')[0] ??
      ''
    const login = { path: '/auth/login', body: LOGIN, headers: { cookie } }
    // The first picture loads the models.
    for (let n = 0; n < 3; n++) await ask(shots)

    let going = true
    let gathered: Timings = { reads: [], scans: [], logins: [] }
    const keepAsking = async (
      kind: (typeof KINDS)[number],
      everyMs: number,
      next: (n: number) => Omit<Sent, 'origin'>,
    ) => {
      for (let n = 0; going; n++) {
        const got = await ask(next(n))
        gathered[kind].push(got)
        await pause(everyMs)
      }
    }
    const tokens = await Promise.all(Array.from({ length: members }, member))
    const calling = [
      ...tokens.map((authorization) =>
        keepAsking('reads', 20, (n) => ({ path: READS[n % READS.length] ?? '', headers: { authorization } })),
      ),
      keepAsking('scans', 100, () => shots),
      keepAsking('logins', 300, () => login),
    ]
    const figures = (): Timings => {
      const answers = gathered
      gathered = { reads: [], scans: [], logins: [] }
      return answers
    }
    await pause(500)
    figures()
    await pause(quietMs)
    const quiet = figures()

    const attack: Attack = {
      origin,
      site: site?.origin,
      counts,
      addresses: ADDRESSES,
      ...(connections && { connections }),
      scan: { ...scan, authorization: await member() },
      upload: { image: await largePicture(), authorization: await member() },
      eventKey: event?.eventKey ?? '',
    }
    const began = performance.now()
    const outcome = await new Promise<Outcome>((resolve) => {
      attacker.once('message', (text) => resolve(JSON.parse(String(text))))
      attacker.send(JSON.stringify(attack))
    })
    const seconds = Math.round((performance.now() - began) / 100) / 10
    going = false
    await Promise.all(calling)
    const load = figures()
    const desk = await ask({
      path: '/staff/sign-in',
      body: { event_key: event?.eventKey, pwd: event?.password },
      headers: { origin },
    })
    return { quiet, load, outcome, seconds, deskOpens: desk.status === 200 }
  } finally {
    await ended(attacker)
    await site?.stop()
    await stop()
  }
}
