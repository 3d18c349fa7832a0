// The comparison of each hour: who does it, what it keeps for the desk, and what it tells by ALARM_URL.
import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { alone, createLeadership } from '../db/leader.ts'
import { mintings } from '../drops/tables.ts'
import { sendAlarms } from '../outbox/alarms.ts'
import { outbox } from '../outbox/tables.ts'
import { createReconciler, reconcile } from './hourly.ts'
import { addDifferences } from './store.ts'
import { differences } from './tables.ts'
import { compareWork } from './work.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const running = new AbortController().signal
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const plant = () => desk.db.update(mintings).set({ held: 3, remaining: 17 })
const heal = () => desk.db.update(mintings).set({ held: 0, remaining: 20 })
const kept = () => desk.db.select().from(differences)
const alarms = () => desk.db.select().from(outbox).where(eq(outbox.kind, 'alarm'))

test('one process compares, once an hour', async () => {
  const first = createReconciler(desk.backend, createLeadership(desk.db, 'reconcile'))
  const other = createReconciler(desk.backend, createLeadership(desk.db, 'reconcile'))
  await plant()
  await first(running)
  expect(await kept()).toMatchObject([
    { part: 'stock', code: 'HELD_PACKS', subject: '드롭 1', foundAt: NOON },
  ])
  await desk.db.delete(differences)
  desk.clock.advance(HOUR_MS - 1)
  await first(running)
  expect(await kept()).toEqual([])
  desk.clock.advance(1)
  await other(running)
  expect(await kept()).toEqual([])
  await first(running)
  expect((await kept()).map(({ code }) => code)).toContain('HELD_PACKS')
})

test('the desk shows a difference with its next step until it is gone', async () => {
  expect(await desk.page('/attention')).toContain('아직 대조하지 않았어요.')
  await plant()
  await reconcile(desk.backend)
  expect(await desk.page('/orders')).toContain('<b>살펴볼 일 1건</b>')
  const page = await desk.page('/attention')
  for (const text of [
    '맞지 않는 기록',
    'HELD_PACKS · 2025.11.20(목) 12:00',
    '드롭 1은 팩 3개를 팔았거나 잡아 두었다고 세는데, 주문은 0개예요.',
    '고치기 전까지 이 드롭의 수량을 바꾸지 마세요.',
    '2025.11.20(목) 12:00에 대조했어요.',
  ])
    expect(page).toContain(text)
  await heal()
  desk.clock.advance(1)
  await reconcile(desk.backend)
  expect(await desk.page('/attention')).toContain('살펴볼 일이 없어요.')
})

test('links the order of a difference', async () => {
  const subject = 'FD-251120-K3WRT9HXE4LP'
  const text = '<b>결제</b>'
  await addDifferences(
    desk.db,
    [{ part: 'payments', code: 'PAID_NOT_SETTLED', subject, text, next: '' }],
    NOON,
  )
  const page = await desk.page('/attention')
  expect(page).toContain(`href="/staff/operations/orders/${subject}"`)
  expect(page).toContain('&lt;b&gt;결제')
})

test('tells each difference once, however many hours it stays, and again when it comes back', async () => {
  await plant()
  const hourly = createReconciler(desk.backend, alone)
  for (let hour = 0; hour < 5; hour++) {
    await hourly(running)
    await sendAlarms(desk.backend)
    desk.clock.advance(HOUR_MS)
  }
  expect(await alarms()).toHaveLength(1)
  await heal()
  await hourly(running)
  desk.clock.advance(HOUR_MS)
  await plant()
  await hourly(running)
  expect((await alarms()).map(({ subject }) => subject.split('\n')[0])).toEqual([
    'Reconcile has found 1 new differences (2025-11-20T03:00:00.000Z):',
    'Reconcile has found 1 new differences (2025-11-20T09:00:00.000Z):',
  ])
})

test('posts what it has found to ALARM_URL', async () => {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      received.push(JSON.parse(body))
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has a port.')
  desk.backend.config.alarmUrl = `http://127.0.0.1:${address.port}/`
  await plant()
  await reconcile(desk.backend)
  await sendAlarms(desk.backend)
  desk.clock.advance(HOUR_MS)
  await reconcile(desk.backend)
  await sendAlarms(desk.backend)
  server.close()
  expect(received).toEqual([
    {
      text: expect.stringMatching(
        /^Reconcile has found 1 new differences .*\nHELD_PACKS 드롭 1: 드롭 1은 팩 3개를 .*주문은 0개예요\.$/,
      ),
    },
  ])
})

test('keeps what is known of a part whose company does not answer, and tells that once', async () => {
  const known = { part: 'chain' as const, code: 'TOKEN_LOST', subject: '11#1', text: '', next: '' }
  await addDifferences(desk.db, [known], NOON - HOUR_MS)
  const fan = await desk.member()
  const { orderId } = await desk.reserve(fan)
  await desk.callback({ orderId })
  await desk.open(fan, orderId)
  await desk.db.update(outbox).set({ doneAt: NOON })
  desk.clock.advance(HOUR_MS)
  desk.backend.readLedger = () => Promise.reject(new Error('ECONNREFUSED'))
  await reconcile(desk.backend)
  const ofChain = async () => (await kept()).flatMap(({ part, code }) => (part === 'chain' ? [code] : []))
  expect((await ofChain()).toSorted()).toEqual(['CHAIN_AWAY', 'TOKEN_LOST'])
  desk.backend.readLedger = async () => ({ ownersOf: async (ids) => ids.map(() => undefined) })
  desk.clock.advance(1)
  await reconcile(desk.backend)
  expect(await ofChain()).toEqual(['TOKEN_MISSING', 'TOKEN_MISSING', 'TOKEN_MISSING'])
})

test('keeps at most 1,000 differences of a part', async () => {
  const many = Array.from({ length: 1200 }, (_, n) => ({
    ...{ part: 'chain' as const, code: 'TOKEN_LOST', subject: `11#${n}`, text: '', next: '' },
  }))
  await addDifferences(desk.db, many, NOON)
  await addDifferences(desk.db, many, NOON + 1)
  const rows = await kept()
  expect(rows).toHaveLength(1000)
  expect(rows.every(({ seenAt }) => seenAt === NOON + 1)).toBe(true)
})

describe('the waiting work', () => {
  const add = (kind: typeof outbox.$inferInsert.kind, age: number) =>
    desk.db.insert(outbox).values({
      ...{ kind, subject: `${kind}-${age}`, payload: {}, createdAt: NOON - age, dueAt: NOON - age },
    })
  const codes = async (disk = { free: 50e9, total: 100e9 }) =>
    (await compareWork(async () => disk)(desk.backend)).differences.map(
      ({ code, subject }) => `${code} ${subject}`,
    )

  test('is no difference while it is young', async () => {
    await add('mint', 14 * MINUTE_MS)
    await add('payment', 2 * HOUR_MS)
    await add('refund', 59 * MINUTE_MS)
    await add('mail', 14 * MINUTE_MS)
    expect(await codes()).toEqual([])
  })

  test('stuck queues and a chain that has stopped while cards wait are found', async () => {
    await add('mint', 15 * MINUTE_MS)
    await add('payment', 3 * HOUR_MS)
    await add('refund', HOUR_MS)
    await add('mail', 15 * MINUTE_MS)
    await add('alarm', HOUR_MS)
    expect((await codes()).toSorted()).toEqual([
      'CHAIN_STOPPED mint',
      'WORK_STUCK alarm',
      'WORK_STUCK mail',
      'WORK_STUCK payment',
      'WORK_STUCK refund',
    ])
    await desk.db.update(outbox).set({ doneAt: NOON })
    expect(await codes()).toEqual([])
  })

  test('an erasure waits for its time', async () => {
    await add('erase', 30 * HOUR_MS)
    await desk.db.update(outbox).set({ dueAt: NOON + HOUR_MS })
    expect(await codes()).toEqual([])
    await desk.db.update(outbox).set({ dueAt: NOON - HOUR_MS })
    expect(await codes()).toEqual(['WORK_STUCK erase'])
  })

  test('a full disk is found, if the folder of the shop is known', async () => {
    desk.backend.config.dataFolder = '/data'
    expect(await codes({ free: 0.9 * 1024 ** 3, total: 10 * 1024 ** 3 })).toEqual(['DISK_FULL disk'])
    expect(await codes({ free: 4 * 1024 ** 3, total: 100 * 1024 ** 3 })).toEqual(['DISK_FULL disk'])
    expect(await codes({ free: 6 * 1024 ** 3, total: 100 * 1024 ** 3 })).toEqual([])
    delete desk.backend.config.dataFolder
    expect(await codes({ free: 0, total: 1 })).toEqual([])
    desk.backend.config.dataFolder = import.meta.dirname
    expect((await compareWork()(desk.backend)).compared).toBe(11)
  })
})
