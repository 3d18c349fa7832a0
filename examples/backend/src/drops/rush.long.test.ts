import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { purchaseBody } from '../../test/drop-row.ts'
import { audit, CLEAN } from '../../test/rush/audit.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { cachingPerMember, conditionalBatcher, naiveBatcher } from '../../test/rush/faulty.ts'
import { random } from '../../test/rush/random.ts'
import { newReservation } from '../../test/rush/settle-histories.ts'
import type { Backend } from '../context.ts'
import { gatewayApp } from '../demo/payment/gateway.ts'
import { sandboxPayments } from '../demo/payment/sandbox.ts'
import { listen } from '../listen.ts'
import { gwPayments } from '../payment/tables.ts'
import { Problem, refused } from '../problem.ts'
import { type Batcher, createBatcher } from './batcher.ts'
import { dropsRoutes } from './routes.ts'
import { createSoldOut, type SoldOut } from './sold-out.ts'
import { mintings, orders } from './tables.ts'

const SEQ = 9001
let backends: TestBackend[] = []
afterEach(async () => {
  await Promise.all(backends.map(({ close }) => close()))
  backends = []
})

/** Starts two processes on one database with 40 connections in total, and adds a drop. */
async function two(stock: number) {
  const first = await testBackend({ config: { origins: SITE } })
  const { databaseUrl, secrets } = first.backend.config
  const second = await testBackend({ config: { databaseUrl, secrets, origins: SITE } })
  backends = [first, second]
  await addDrop(first.backend.db, first.clock.now(), { seq: SEQ, stock })
  return { first, second, db: first.backend.db }
}
const SITE = {
  site: 'https://site.example',
  api: 'http://api.localhost',
  pay: 'http://pay.localhost',
  oauth: 'http://oauth.localhost',
  wallet: 'http://wallet.localhost',
}

const MEMBERS_AT_ONCE = 25
async function membersOf(test: TestBackend, count: number) {
  const made: Awaited<ReturnType<TestBackend['member']>>[] = []
  while (made.length < count) {
    const left = Math.min(MEMBERS_AT_ONCE, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: left }, () => test.member()))))
  }
  return made
}

const appOf = ({ backend }: TestBackend, batcherOf: (backend: Backend) => Batcher) =>
  new Hono()
    .onError((error, c) => refused(c, error instanceof Problem ? error : new Problem(500, error.message)))
    .route('/', dropsRoutes(backend, { payments: sandboxPayments(backend), batcher: batcherOf(backend) }))

/** Sends all purchases at once, half to each process; returns the codes of the replies. */
async function press(
  { first, second }: Awaited<ReturnType<typeof two>>,
  options: { wallets: number; buyers: number; mixed?: boolean },
  batcherOf: (backend: Backend) => Batcher = createBatcher,
): Promise<Record<string, number>> {
  const apps = [appOf(first, batcherOf), appOf(second, batcherOf)] as const
  const members = await membersOf(first, options.wallets)
  const dice = random(options.buyers)
  const answers = await Promise.all(
    Array.from({ length: options.buyers }, async (_, n) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...members[n % members.length]?.headers,
      }
      const body = JSON.stringify(purchaseBody(SEQ, options.mixed ? 1 + dice.below(2) : 1))
      const reply = await (n % 2 ? apps[0] : apps[1]).request('/minting', { method: 'POST', headers, body })
      const { code } = (await reply.json()) as { code?: string }
      return code ?? String(reply.status)
    }),
  )
  return Object.fromEntries(
    [...new Set(answers)].map((one) => [one, answers.filter((code) => code === one).length]),
  )
}

describe('G5 a rush on two processes', () => {
  it('sells exactly the stock to distinct members', async () => {
    const shops = await two(40)
    const codes = await press(shops, { wallets: 400, buyers: 400 })
    expect(codes).toEqual({ '200': 40, SOLD_OUT: 360 })
    expect(await audit(shops.db, SEQ)).toMatchObject({ sold: 40, ...CLEAN })
  })

  it('enforces the limit exactly for 20 members', async () => {
    const shops = await two(100)
    const codes = await press(shops, { wallets: 20, buyers: 400 })
    expect(codes).toEqual({ '200': 40, LIMIT_OVER: 360 })
    expect(await audit(shops.db, SEQ)).toMatchObject({ sold: 40, ...CLEAN })
  })

  it('sells the last pack with quantities of 1 and 2', async () => {
    const shops = await two(41)
    await press(shops, { wallets: 400, buyers: 400, mixed: true })
    expect(await audit(shops.db, SEQ)).toMatchObject({ sold: 41, ...CLEAN })
  })

  it('control: read, decide, write oversells', async () => {
    const shops = await two(40)
    await press(shops, { wallets: 400, buyers: 400 }, naiveBatcher)
    expect((await audit(shops.db, SEQ)).oversold).toBeGreaterThan(0)
  })

  it('control: a conditional update alone exceeds the limit', async () => {
    const shops = await two(400)
    await press(shops, { wallets: 20, buyers: 400 }, conditionalBatcher)
    const { overLimit, oversold } = await audit(shops.db, SEQ)
    expect(oversold).toBe(0)
    expect(overLimit).toBeGreaterThan(0)
  })

  it('sells released packs again, also at the other process', async () => {
    const shops = await two(1)
    const { first, second } = shops
    expect(await press(shops, { wallets: 8, buyers: 8 })).toEqual({ '200': 1, SOLD_OUT: 7 })
    for (const { clock } of [first, second]) clock.advance(300_000)
    expect(await press(shops, { wallets: 8, buyers: 8 })).toEqual({ '200': 1, SOLD_OUT: 7 })
    // A pack released without an expiry: cancelled at one process, bought at the other.
    const app = appOf(second, createBatcher)
    const fan = await second.member()
    const buy = async (key: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key, ...fan.headers }
      const body = JSON.stringify(purchaseBody(SEQ, 1))
      return (await app.request('/minting', { method: 'POST', headers, body })).status
    }
    expect(await buy(randomUUID())).toBe(409)
    await first.backend.db.update(mintings).set({ remaining: 1, held: 0 })
    await first.backend.db.update(orders).set({ status: 'CANCELLED' })
    expect(await buy('the-same-key')).toBe(200)
    // Sold out again, but a repeated key returns its order.
    expect(await buy(randomUUID())).toBe(409)
    expect(await buy('the-same-key')).toBe(200)
  })
})

describe('the sold-out cache', () => {
  /** Sells out at both processes, releases the pack, and sells it at the first process. */
  async function resold(memoryOf: (backend: Backend) => SoldOut = createSoldOut) {
    const shops = await two(1)
    const { first, second, db } = shops
    await press(shops, { wallets: 2, buyers: 2 })
    const memories = [first, second].map(({ backend }) => memoryOf(backend))
    const fan = await first.member()
    for (const memory of memories) {
      memory.noticed(SEQ)
      expect(await memory.covers(SEQ, fan.id)).toBe(true)
    }
    await db.update(orders).set({ status: 'CANCELLED' })
    await db.update(mintings).set({ remaining: 1, held: 0 })
    const bought = await createBatcher(first.backend).reserve({ ...newReservation(SEQ), userId: fan.id })
    expect(bought).toMatchObject({ outcome: 'OK' })
    return { fan, memories }
  }

  it("G8 D57 does not hide a member's recent order of either process", async () => {
    const { fan, memories } = await resold()
    const answers = await Promise.all(memories.map((memory) => memory.covers(SEQ, fan.id)))
    expect(answers).toEqual([false, false])
    // Other members still get the refusal.
    expect(await Promise.all(memories.map((memory) => memory.covers(SEQ, 'a-fan')))).toEqual([true, true])
  })

  it('G8 control: a cache with a lifetime hides it', async () => {
    const { fan, memories } = await resold((backend) => cachingPerMember(createSoldOut(backend)))
    const answers = await Promise.all(memories.map((memory) => memory.covers(SEQ, fan.id)))
    expect(answers).toEqual([true, true])
  })

  it('rarely queries the database under many requests', async () => {
    const shops = await two(1)
    await press(shops, { wallets: 2, buyers: 2 })
    const memory = createSoldOut(shops.first.backend)
    memory.noticed(SEQ)
    await memory.covers(SEQ, 'a-fan')
    const { db } = shops.first.backend
    const asked = vi.spyOn(db, 'execute')
    const rush = () => Promise.all(Array.from({ length: 1000 }, (_, n) => memory.covers(SEQ, `fan-${n}`)))
    expect(await rush()).toEqual(Array(1000).fill(true))
    // The state, and once which of them have an order.
    expect(asked).toHaveBeenCalledTimes(2)
    expect(await rush()).toEqual(Array(1000).fill(true))
    expect(asked).toHaveBeenCalledTimes(3)
  })
})

describe('G8 the same purchase a hundred times, over HTTP', () => {
  it('makes one order and one payment, and refuses another body', async () => {
    const { first, db } = await two(100)
    const server = await listen(0, '127.0.0.1')
    server.answerWith(first.api)
    const fan = await first.member()
    const send = (amount: number) =>
      fetch(`http://127.0.0.1:${server.port}/minting`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'the-same-key', ...fan.headers },
        body: JSON.stringify(purchaseBody(SEQ, amount)),
      })
    const answers = await Promise.all(
      Array.from(
        { length: 100 },
        async () => (await send(1)).json() as Promise<{ data: { payment_url: string } }>,
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await send(2)).status).toBe(409)
    const gateway = gatewayApp(first.backend, first.fetch)
    const path = new URL(answers[0]?.data.payment_url ?? '').pathname
    const approve = () =>
      gateway.request(path, { method: 'POST', body: new URLSearchParams({ action: 'approve' }) })
    await Promise.all(Array.from({ length: 10 }, approve))
    await server.close()
    expect(await db.select().from(orders)).toHaveLength(1)
    expect(await db.select().from(gwPayments)).toHaveLength(1)
    expect(await audit(db, SEQ)).toMatchObject({ sold: 1, paid: 1, ...CLEAN })
  })

  it('control: without an Idempotency-Key a double tap makes two orders', async () => {
    const { first, db } = await two(100)
    const app = appOf(first, createBatcher)
    const fan = await first.member()
    const tap = () =>
      app.request('/minting', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...fan.headers },
        body: JSON.stringify(purchaseBody(SEQ, 1)),
      })
    await Promise.all([tap(), tap()])
    expect(await db.select().from(orders)).toHaveLength(2)
  })
})
