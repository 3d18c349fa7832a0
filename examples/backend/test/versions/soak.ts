import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { CONSUMED } from '../../src/cards/store.ts'
import type { Backend } from '../../src/context.ts'
import { openDb, openUnchanged } from '../../src/db/open.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { askAny, type Faults } from '../operations/ask.ts'
import { type Books, readBooks } from '../operations/books.ts'
import { emptyMemory, FAN_STEPS, FANS_OF_STEP, type Memory, type Scene } from '../operations/fans.ts'
import { addCompany, type Counter, openBooks, openCounter } from '../operations/stand.ts'
import { startDebianPostgres } from '../restore/debian.ts'
import { settle } from '../restore/rehearsal.ts'
import { createDatabase, prepareGround } from '../rush/ground.ts'
import { random } from '../rush/random.ts'
import { checkOut, type Next, nextVersion, type Version } from './checkout.ts'
import {
  type Acknowledged,
  addVisitors,
  DROPS,
  fill,
  shownCards,
  type VersionScene,
  VISITOR_STEPS,
  type Visitor,
  writeCampaign,
} from './load.ts'

const FANS = 24
const AT_ONCE = 6
/** A stop waits two seconds for the requests that run; a longer one is cut, and its caller sends it again. */
const CUT = 'Cannot use a pool after calling end on the pool'
/** How often a request is sent again, within about five seconds. */
const TRIES = 14
const STEPS = [
  ...['read', 'buy', 'buy', 'buy', 'pay', 'pay', 'pay', 'pay, webhook twice', 'pay, webhook lost'],
  ...[
    'open',
    'open',
    'open',
    'cancel as a fan',
    'leave the payment',
    'claim',
    'upgrade',
    'refresh',
    'sign in',
  ],
] as const satisfies readonly (keyof typeof FAN_STEPS | keyof typeof VISITOR_STEPS)[]
type Kind = (typeof STEPS)[number]
const isVisitors = (kind: Kind): kind is keyof typeof VISITOR_STEPS => kind in VISITOR_STEPS

/** The parts of a run, by which backends stand: before the migration, on the migrated database, both, the new one alone. */
export const PARTS = ['before', 'migrated', 'both', 'after'] as const
type Part = (typeof PARTS)[number]

/** What a run has done. */
export interface VersionsRun {
  seed: number
  /** The commit of the previous version. */
  from: string
  /** What `migrate --plan` has said, and how it has exited. */
  plan: { code: number; verdict: string }
  /** The steps of each part, and what came of them. */
  steps: Record<Part, number>
  ends: Record<string, number>
  claims: number
  upgrades: number
  /** The list of lost cards does not know upgrades; `astray` does. */
  books: Omit<Books, 'lost'>
  /** Acknowledged cards that are not where they belong. */
  astray: string[]
  serverErrors: string[]
  /** What the processes have logged as errors, without the requests that the stop has cut. */
  complaints: string[]
  cut: number
  seconds: number
}

/** Whether a run has lost, doubled and refused nothing. */
export const isClean = ({ books, upgrades, astray, serverErrors, complaints }: VersionsRun): boolean =>
  books.moneyIn === books.moneyOut + books.kept &&
  // The cards of packs, and those that upgrades have given.
  books.tokens === books.cards + upgrades &&
  [
    ...[books.unseen, books.unsettled, books.miscounted, books.differences],
    ...[astray, serverErrors, complaints],
  ].every((list) => list.length === 0)

/** Asks what the start of a version would change, as an operator does. */
function planOf({ backend }: Version, databaseUrl: string, folder: string): Promise<VersionsRun['plan']> {
  const main = join(backend, 'src/admin/main.ts')
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder }
  return new Promise((resolve) =>
    execFile(process.execPath, [main, 'migrate', '--plan'], { env }, (error, out, errors) =>
      resolve({
        code: Number(error?.code ?? 0),
        verdict: `${out}${errors}`.trimEnd().split('\n').at(-1) ?? '',
      }),
    ),
  )
}

/** The acknowledged claims and upgrades whose cards are not where they belong. */
async function astrayOf(
  { db }: Backend,
  { claimed, upgraded }: Acknowledged,
  { shown, problems }: Memory,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`select metadata_idx || '/' || edition as copy, user_id as owner from editions where user_id is not null`,
  )
  const owners = new Map(rows.map(({ copy, owner }) => [String(copy), String(owner)]))
  const made = await rowsOf(db, sql`select metadata_idx || '/' || edition as copy from campaign_upgrades`)
  const given = made.map(({ copy }) => String(copy))
  const consumed = [...upgraded.values()].flat()
  const fans = await rowsOf(db, sql`select id, user_id as fan from orders`)
  const fanOf = new Map(fans.map(({ id, fan }) => [String(id), String(fan)]))
  const opened = [...shown].flatMap(([id, text]) =>
    shownCards(text).map((card) => ({ copy: card.join('/'), fan: fanOf.get(id) })),
  )
  return [
    ...problems,
    ...opened.flatMap(({ copy, fan }) =>
      consumed.includes(copy) || owners.get(copy) === fan ? [] : [`opened ${copy}`],
    ),
    ...[...claimed].flatMap(([copy, fan]) => (owners.get(copy) === fan ? [] : [`claimed ${copy}`])),
    ...[...upgraded.values()]
      .flat()
      .flatMap((copy) => (owners.get(copy) === CONSUMED ? [] : [`consumed ${copy}`])),
    ...[...upgraded.keys()].flatMap((copy) => (given.includes(copy) ? [] : [`given ${copy}`])),
    ...(given.length === upgraded.size ? [] : [`${given.length} upgrades for ${upgraded.size}`]),
  ]
}

/**
 * Runs a version and the one before beside each other on one database, under the load of fans: the one before alone, the
 * migration beneath it, both in turn, the new one alone. The seed decides the steps.
 */
export async function soakVersions({
  seed,
  steps,
  from,
  next: difference,
  say = () => {},
}: {
  seed: number
  /** Of each part. */
  steps: number
  /** The commit of the previous version. */
  from: string
  /** How the new version differs from the newest commit. */
  next: Next
  say?: (line: string) => void
}): Promise<VersionsRun> {
  const began = performance.now()
  const ground = await prepareGround()
  try {
    const old = checkOut(from)
    ground.undo.push(old.remove)
    const next = nextVersion(difference)
    ground.undo.push(next.remove)
    const postgres = await startDebianPostgres()
    ground.undo.push(postgres.stop)
    const server = await postgres.serve(postgres.first)
    const databaseUrl = await createDatabase(server.url, 'shop')
    const portOne = await addCompany(ground)
    const complaints: string[] = []
    let cut = 0
    const complain = (text: string) => {
      if (text.includes(CUT)) cut++
      else if (!/ExperimentalWarning|--trace-warnings/.test(text)) complaints.push(text.trim())
    }
    const env = { CAMPAIGNS_DIR: writeCampaign(ground.folder), LOG_FORMAT: 'text' }
    const open = (name: string, main?: string) =>
      openCounter(ground, { databaseUrl, portOne, name, env, main }, complain)
    const counters: Counter[] = []
    const oldCounter = await open('before', old.main)
    counters.push(oldCounter)
    const backend = await openBooks(ground, databaseUrl, portOne, openUnchanged)
    const faults: Faults = { serverErrors: [] }
    const codes = await fill(backend)
    const fans = await addVisitors(backend, { ask: askAny(counters, faults) }, FANS)
    const memory = emptyMemory()
    const acknowledged: Acknowledged = { claimed: new Map(), upgraded: new Map() }
    const ends: Record<string, number> = {}
    const done: Record<Part, number> = { before: 0, migrated: 0, both: 0, after: 0 }
    const kinds = random(seed)
    let number = 0
    /** A fan does one thing at a time: their sessions and cards are theirs alone. */
    const busy = new Set<Visitor>()

    async function step(part: Part): Promise<void> {
      const kind = kinds.pick(STEPS)
      const dice = random(seed * 1_000_003 + number++)
      const able = fans.filter((fan) => !busy.has(fan) && (FANS_OF_STEP[kind]?.(fan, memory) ?? true))
      const fan = able[dice.below(able.length)] ?? fans.find((one) => !busy.has(one))
      if (!fan) throw new Error('no fan')
      busy.add(fan)
      try {
        const ask = askAny(counters, faults, dice.below(counters.length), TRIES)
        const base: Scene = { backend, portOne, memory, dice, ask, dropIds: DROPS }
        const scene: VersionScene = { ...base, codes, acknowledged }
        const end = await (isVisitors(kind)
          ? VISITOR_STEPS[kind](scene, fan)
          : FAN_STEPS[kind](scene, fan)
        ).catch((error: unknown) => {
          faults.serverErrors.push(String(error))
          return 'no answer'
        })
        const name = `${kind}: ${end}`
        ends[name] = (ends[name] ?? 0) + 1
        done[part]++
      } finally {
        busy.delete(fan)
      }
    }
    const load = async (part: Part, during: () => Promise<unknown> = async () => {}) => {
      let under = true
      const work = during().finally(() => {
        under = false
      })
      const stepsInTurn = async () => {
        while (done[part] < steps || under) await step(part)
      }
      await Promise.all([work, ...Array.from({ length: AT_ONCE }, stepsInTurn)])
      say(`${part}: ${done[part]} steps, ${Math.round((performance.now() - began) / 1000)} s`)
    }

    await load('before')
    const plan = await planOf(next, databaseUrl, join(ground.folder, 'plan'))
    say(`migrate --plan exits with ${plan.code}: ${plan.verdict}`)
    await load('migrated', async () => {
      await pause(500)
      await (await openDb(databaseUrl, join(next.backend, 'migrations'))).close()
    })
    await load('both', async () => {
      counters.push(await open('beside', next.main))
    })
    await load('after', async () => {
      await oldCounter.process.stop()
      counters.splice(counters.indexOf(oldCounter), 1)
    })
    const parties = { backend, portOne, memory }
    await settle(backend, [...memory.took.keys()])
    const { lost: _, ...books } = await readBooks(parties)
    return {
      seed,
      from,
      plan,
      steps: done,
      ends,
      claims: acknowledged.claimed.size,
      upgrades: acknowledged.upgraded.size,
      books,
      astray: await astrayOf(backend, acknowledged, memory),
      serverErrors: faults.serverErrors,
      complaints,
      cut,
      seconds: Math.round((performance.now() - began) / 1000),
    }
  } finally {
    await ground.close()
  }
}
