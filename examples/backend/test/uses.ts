// G19 on a real PostgreSQL with two backend processes: concurrent attempts to use whatever can be used once.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import { newQrKey } from '../src/benefits/benefits.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from '../src/benefits/tables.ts'
import { packMintings } from '../src/cards/tables.ts'
import { printedCodes } from '../src/codes/tables.ts'
import type { BackendConfig } from '../src/config.ts'
import type { Backend } from '../src/context.ts'
import { openDb } from '../src/db/open.ts'
import { demoCodes } from '../src/demo/codes.ts'
import { openDesk } from '../src/desk/desk.ts'
import { testConfig } from './config.ts'
import { addMember } from './members.ts'

/** The number of attempts. */
export interface UsesOptions {
  databaseUrl: string
  /** Of each kind: QR, identity check, code. */
  rounds: number
  /** The maximum of concurrent requests, distributed over both processes. */
  parallel: number
  guesses: number
  accounts: number
}

const PASSWORD = '482913'
const DAY = 86_400_000
const ART = { kind: 'crest', team: 'seoul' } as const
const QR_BENEFIT = 9001
const RECEIPT = 9002
const GUESSED = 9003

function startProcess(config: BackendConfig): Promise<{ api: string; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'uses.process.ts'), [JSON.stringify(config)], {
    execArgv: ['--conditions=fandeck-source'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (api) => resolve({ api: String(api), child }))
    child.once('exit', (code) => reject(new Error(`A backend has ended with ${code}.`)))
  })
}

/** Runs the attempts; every count of the result except `accepted` must be 0 or its limit. */
export async function playUses({ databaseUrl, rounds, parallel, guesses, accounts }: UsesOptions) {
  const config = testConfig(databaseUrl)
  // Sequentially, because the first process seeds the database.
  const first = await startProcess(config)
  const second = await startProcess(config)
  const { db, close } = await openDb(databaseUrl)
  const log = { info() {}, error() {} }
  const backend: Backend = { db, config, log, now: Date.now, failpoint: async () => {} }
  let sent = 0

  async function post(path: string, body: object, headers: Record<string, string>): Promise<string> {
    const { api } = sent++ % 2 ? first : second
    const reply = await fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api, ...headers },
      body: JSON.stringify(body),
    })
    const { status, code } = await reply.json()
    return code ?? status
  }
  const many = async (ask: (n: number) => Promise<string>, times = parallel) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, n) => ask(n)))
    return answers.filter((answer) => answer === '200').length
  }
  const member = () => addMember(backend, { level: 'K201' })
  const give = (userId: string, benefitId: number) => db.insert(memberBenefits).values({ userId, benefitId })

  try {
    const span = { startAt: Date.now() - DAY, endAt: Date.now() + DAY }
    const events = ['uses', 'guessed'].map((eventKey) => ({ eventKey, title: eventKey }))
    await db.insert(claimEvents).values(events)
    const password = await hash(PASSWORD)
    await db
      .insert(staffPasswords)
      .values(events.map(({ eventKey }) => ({ eventKey, hash: password, ...span })))
    await db.insert(benefits).values([
      { benefitId: QR_BENEFIT, eventKey: 'uses', claimName: 'qr', qr: true, image: ART, ...span },
      { benefitId: RECEIPT, eventKey: 'uses', claimName: 'receipt', qr: false, image: ART, ...span },
      { benefitId: GUESSED, eventKey: 'guessed', claimName: 'guessed', qr: false, image: ART, ...span },
    ])
    const visitor = { address: 'desk', device: undefined }
    const { token } = await openDesk(backend, 'uses', { password: PASSWORD, visitor })
    const desk = { cookie: `fandeck_staff=${token}` }
    const unclaimed = () => demoCodes(backend, isNull(printedCodes.claimedBy))

    const accepted: Record<'qr' | 'receipt' | 'code', number[]> = { qr: [], receipt: [], code: [] }
    for (let round = 0; round < rounds; round++) {
      const fan = await member()
      await give(fan.id, QR_BENEFIT)
      await give(fan.id, RECEIPT)
      const { randomKey: random_key } = await newQrKey(backend, fan.id, QR_BENEFIT)
      accepted.qr.push(await many(() => post('/claim/redeem', { random_key }, desk)))
      accepted.receipt.push(await many(() => post(`/claim/pwd/${RECEIPT}`, { pwd: PASSWORD }, fan.headers)))
      const rivals = await Promise.all(Array.from({ length: Math.min(10, parallel) }, member))
      const [printed] = await unclaimed()
      if (!printed) throw new Error('There are not enough printed codes.')
      const claim = (n: number) =>
        post(
          `/card/${printed.mintingId}`,
          { check_data: printed.code },
          rivals[n % rivals.length]?.headers ?? {},
        )
      accepted.code.push(await many(claim))
    }

    // The processes follow the clock of the database, to half of a round trip.
    const past = () => Date.now() - 1000
    const late = await member()
    await give(late.id, QR_BENEFIT)
    const { randomKey } = await newQrKey(backend, late.id, QR_BENEFIT)
    await db
      .update(memberBenefits)
      .set({ qrExpiresAt: past() })
      .where(and(eq(memberBenefits.userId, late.id), eq(memberBenefits.benefitId, QR_BENEFIT)))
    let afterExpiry = await many(() => post('/claim/redeem', { random_key: randomKey }, desk))
    await give(late.id, RECEIPT)
    await db.update(benefits).set({ endAt: past() }).where(eq(benefits.benefitId, RECEIPT))
    afterExpiry += await many(() => post(`/claim/pwd/${RECEIPT}`, { pwd: PASSWORD }, late.headers))
    const [old] = await unclaimed()
    if (!old) throw new Error('There are not enough printed codes.')
    await db.update(packMintings).set({ endAt: past() }).where(eq(packMintings.mintingId, old.mintingId))
    afterExpiry += await many(() => post(`/card/${old.mintingId}`, { check_data: old.code }, late.headers))

    const guessers = await Promise.all(Array.from({ length: accounts }, member))
    for (const { id } of guessers) await give(id, GUESSED)
    let next = 0
    let found = 0
    let rejected = 0
    const guesser = async () => {
      for (let n = next++; n < guesses; n = next++) {
        // Includes the right password late, when attempts must be locked.
        const pwd = n > guesses / 2 && n % 10 === 0 ? PASSWORD : String(100_000 + (n % 300_000))
        const answer = await post(`/claim/pwd/${GUESSED}`, { pwd }, guessers[n % accounts]?.headers ?? {})
        if (answer === '200') found++
        if (answer === 'WRONG_PASSWORD') rejected++
      }
    }
    await Promise.all(Array.from({ length: 32 }, guesser))
    const [event] = await db.select().from(claimEvents).where(eq(claimEvents.eventKey, 'guessed'))
    const guessing = { sent: guesses, accounts, evaluated: event?.fails ?? 0, rejected, found }
    return { accepted, afterExpiry, guessing }
  } finally {
    await close()
    for (const { child } of [first, second]) {
      const ended = new Promise((done) => child.once('exit', done))
      child.disconnect()
      await ended
    }
  }
}

/** The control without a condition in the write; returns how many of the concurrent attempts succeeded. */
export async function playNaiveUse(databaseUrl: string, parallel: number): Promise<number> {
  const { db, close } = await openDb(databaseUrl)
  try {
    const userId = crypto.randomUUID()
    const own = eq(memberBenefits.userId, userId)
    await db.insert(memberBenefits).values({ userId, benefitId: QR_BENEFIT })
    const use = async () => {
      const [row] = await db.select().from(memberBenefits).where(own)
      if (row?.usedAt !== null) return false
      await db.update(memberBenefits).set({ usedAt: Date.now(), usedBy: 'qr' }).where(own)
      return true
    }
    return (await Promise.all(Array.from({ length: parallel }, use))).filter(Boolean).length
  } finally {
    await close()
  }
}
