import { sql } from 'drizzle-orm'
import { designs, editions } from '../../src/cards/tables.ts'
import type { Backend } from '../../src/context.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { designRow } from '../drop-row.ts'
import { addDrop } from '../rush/drop.ts'
import { addPostgres, prepareGround } from '../rush/ground.ts'
import { type Random, random } from '../rush/random.ts'
import { askAny, type Faults } from './ask.ts'
import { type Books, isBalanced, readBooks, settle } from './books.ts'
import { addFans, emptyMemory, FAN_STEPS, FANS_OF_STEP } from './fans.ts'
import { type DeskScene, OPERATOR_STEPS } from './operators.ts'
import { addCompany, addOperator, type Counter, openBooks, openCounter } from './stand.ts'

const DROPS = [801, 802, 803] as const
const FANS = 40
/** The steps that are under way beside each other. */
const AT_ONCE = 8
/** Free copies of each design, which operators add as packs. */
const FREE_COPIES = 30_000

/** How often each step comes, of about a hundred. */
const WEIGHTS = {
  read: 20,
  buy: 24,
  pay: 14,
  'pay, webhook twice': 2,
  'pay, webhook lost': 5,
  'pay, declined': 2,
  'leave the payment': 1.5,
  open: 9,
  'cancel as a fan': 3,
  'let it expire': 2,
  'sign in': 1,
  pause: 1,
  resume: 3,
  extend: 0.7,
  'add packs': 4,
  reprice: 3,
  'price, not paused': 0.3,
  'cancel for a fan': 2.5,
  'refund now': 1,
  block: 0.7,
  unblock: 0.9,
  kill: 0.6,
} as const satisfies Record<keyof typeof FAN_STEPS | keyof typeof OPERATOR_STEPS | 'kill', number>
type Kind = keyof typeof WEIGHTS

const KINDS = Object.keys(WEIGHTS).filter((kind): kind is Kind => kind in WEIGHTS)
const SUM = KINDS.reduce((sum, kind) => sum + WEIGHTS[kind], 0)

function kindBy(dice: Random): Kind {
  let left = dice.next() * SUM
  for (const kind of KINDS) {
    left -= WEIGHTS[kind]
    if (left < 0) return kind
  }
  return 'read'
}

const isFans = (kind: Kind): kind is keyof typeof FAN_STEPS => kind in FAN_STEPS

async function fill({ db }: Backend): Promise<void> {
  for (const seq of DROPS) {
    await addDrop(db, Date.now(), { seq, stock: 40, cards: 2, maxPerOrder: 3, maxPerMember: 10_000 })
    const cardId = seq + 1000
    await db.insert(designs).values(designRow(cardId, seq, FREE_COPIES))
    await db.execute(
      sql`insert into ${editions} (metadata_idx, edition) select ${cardId}, n from generate_series(1, ${FREE_COPIES}::int) n`,
    )
  }
}

/** Takes the check of the agreed price out of the database of a soak, as a control. */
async function takePriceCheckOut({ db }: Backend): Promise<void> {
  const [row] = await rowsOf(db, sql`select pg_get_functiondef('reserve_packs'::regproc) as text`)
  const text = String(row?.text)
  const without = text
    .replace('f.agreed_amount <> f.price', 'false')
    .replace('k.agreed_amount <> k.payment_amount', 'false')
  if (without === text) throw new Error('reserve_packs has no check of the agreed price')
  await db.execute(sql.raw(without))
}

/** The options of a run. */
export interface OperationsOptions {
  seed: number
  steps: number
  /** Whether the price is not checked, as a control. */
  unchecked?: boolean
  /** Hears of every thousand steps. */
  say?: (line: string) => void
}

/** What a run has done and how its books end. */
export interface OperationsRun {
  seed: number
  steps: Record<string, number>
  /** What came of the steps, by step and reply. */
  ends: Record<string, number>
  kills: number
  refunds: number
  books: Books
  serverErrors: string[]
  seconds: number
}

/** Whether a run has found nothing. */
export const isClean = ({ books, serverErrors }: OperationsRun): boolean =>
  isBalanced(books) && serverErrors.length === 0

/** Kills a backend and starts it again, one at a time, while the others serve. */
function killer(counters: readonly Counter[], restarted: () => Promise<void>) {
  let last = Promise.resolve()
  return (dice: Random) => {
    last = last.then(async () => {
      const victim = counters[dice.below(counters.length)]?.process
      await victim?.kill()
      await victim?.ready()
      await restarted()
    })
    return last
  }
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}

/**
 * Lets operators and fans take random steps beside each other on two backends, which are killed, then reads the books.
 * The seed decides who does what in which order; the replies depend on how the requests meet.
 */
export async function soakOperations(options: OperationsOptions): Promise<OperationsRun> {
  const { seed, steps, unchecked = false, say = () => {} } = options
  const began = performance.now()
  const ground = await prepareGround()
  try {
    const { databaseUrl } = await addPostgres(ground)
    const portOne = await addCompany(ground)
    const serverErrors: string[] = []
    const faults: Faults = { serverErrors }
    const complaints: string[] = []
    const counters: Counter[] = []
    for (const name of ['one', 'other'])
      counters.push(
        await openCounter(ground, { databaseUrl, portOne, name }, (text) => complaints.push(text)),
      )
    const backend = await openBooks(ground, databaseUrl, portOne)
    await fill(backend)
    const weaken = async () => {
      if (unchecked) await takePriceCheckOut(backend)
    }
    await weaken()
    const operator = await addOperator(backend, counters)
    const fans = await addFans(backend, FANS)
    const memory = emptyMemory()
    const kill = killer(counters, weaken)
    const counts: Record<string, number> = {}
    const ends: Record<string, number> = {}
    const kinds = random(seed)
    let next = 0

    async function stepsInTurn(): Promise<void> {
      while (next < steps) {
        const number = next++
        const kind = kindBy(kinds)
        const dice = random(seed * 1_000_003 + number)
        const able = fans.filter((fan) => FANS_OF_STEP[kind]?.(fan, memory) ?? true)
        const fan = able[dice.below(able.length)] ?? fans[0]
        if (!fan) throw new Error('no fan')
        count(counts, kind)
        if (number % 1000 === 999)
          say(`${number + 1} steps, ${Math.round((performance.now() - began) / 1000)} s`)
        if (kind === 'kill') {
          await kill(dice)
          continue
        }
        const ask = askAny(counters, faults, dice.below(2))
        const scene: DeskScene = { backend, portOne, memory, dice, ask, dropIds: DROPS, operator }
        const end = isFans(kind) ? await FAN_STEPS[kind](scene, fan) : await OPERATOR_STEPS[kind](scene, fan)
        count(ends, `${kind}: ${end}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, stepsInTurn))
    const parties = { backend, portOne, memory }
    await settle(parties)
    const books = await readBooks(parties)
    const [row] = await rowsOf(backend.db, sql`select count(*) as n from orders where status = 'REFUNDED'`)
    return {
      seed,
      steps: counts,
      ends,
      kills: counts.kill ?? 0,
      refunds: Number(row?.n),
      books,
      serverErrors,
      seconds: Math.round((performance.now() - began) / 1000),
    }
  } finally {
    await ground.close()
  }
}
