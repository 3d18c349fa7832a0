import { count } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { driverError, faultyDatabase, type Moment } from '../../test/faulty-database.ts'
import { openShop } from '../../test/shop.ts'
import { orders } from '../drops/tables.ts'
import { settings } from '../settings/tables.ts'
import { isDatabaseAway, transact, transactOnce } from './transact.ts'

/** The errors of a failover after which nothing has been written. */
const WITHOUT_EFFECT = ['40001', '40P01', '25006', '57P03', '08001', '08004', 'ECONNREFUSED']
/** The errors of a failover after which the commit can stand. */
const UNKNOWN = ['08000', '08003', '08006', '08P01', '40003', '57P01', '57P02', 'ECONNRESET', 'EPIPE']

type Shop = Awaited<ReturnType<typeof openShop>>
let open: Shop | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

async function failingShop() {
  open = await openShop({ totalPacks: 100 })
  const faulty = faultyDatabase(open.backend.db)
  open.backend.db = faulty.db
  return { shop: open, ...faulty }
}

const rows = async (shop: Shop) => (await shop.backend.db.select({ n: count() }).from(orders))[0]?.n

describe('a purchase during a failover', () => {
  const cases = [...WITHOUT_EFFECT, ...UNKNOWN].flatMap((code) =>
    (['before', 'after'] as const).map((moment): [string, Moment] => [code, moment]),
  )

  it('G6 S7.31 is repeated under its key after every error of a failover, and makes one order', async () => {
    const { shop, fail, struck } = await failingShop()
    const outcomes: unknown[] = []
    for (const [code, moment] of cases) {
      const member = await shop.member()
      const before = await rows(shop)
      fail(driverError(code), moment, 1)
      const { status } = await shop.buy(member, {}, `failover-${code}-${moment}`)
      outcomes.push({
        code,
        moment,
        status,
        struck: struck(),
        orders: Number(await rows(shop)) - Number(before),
      })
      await shop.backend.db.delete(orders)
    }
    expect(outcomes).toEqual(
      cases.map(([code, moment]) => ({ code, moment, status: '200', struck: 1, orders: 1 })),
    )
  })

  it('G6 S8.4 says to try again when the database stays away, and its key makes one order later', async () => {
    const { shop, fail } = await failingShop()
    const member = await shop.member()
    fail(driverError('57P01'), 'after', 20)
    const refused = await shop.buy(member, {}, 'the-same-key')
    expect(refused).toMatchObject({ http: 503, code: 'OUTAGE', message: '잠시 후 다시 시도해주세요.' })
    fail(driverError('57P01'), 'after', 0)
    expect((await shop.buy(member, {}, 'the-same-key')).status).toBe('200')
    expect(await rows(shop)).toBe(1)
  })

  it('G6 is repeated when the database dies inside it, although the error of the rollback hides the cause', async () => {
    const { shop, fail } = await failingShop()
    fail(new Error('Client has encountered a connection error and is not queryable'), 'before', 1)
    expect(await shop.buy(await shop.member())).toMatchObject({ status: '200' })
    fail(new Error('Client has encountered a connection error and is not queryable'), 'before', 20)
    expect(await shop.buy(await shop.member())).toMatchObject({ http: 503, code: 'OUTAGE' })
  })

  it('does not repeat a mistake of the program', async () => {
    const { shop, fail, struck } = await failingShop()
    fail(driverError('42P01'), 'before', 20)
    const reply = await shop.buy(await shop.member())
    expect(reply.http).toBe(500)
    expect(struck()).toBe(1)
  })
})

describe('a transaction that must not be repeated', () => {
  const writes = async (code: string, moment: Moment) => {
    const { shop, db, fail } = await failingShop()
    const work = vi.fn()
    fail(driverError(code), moment, 1)
    const ended = await transactOnce({ db }, async (tx) => {
      work()
      await tx
        .insert(settings)
        .values({ key: `mark-${code}`, value: '1' })
        .onConflictDoNothing()
    }).then(
      () => 'done',
      () => 'failed',
    )
    await shop.close()
    open = undefined
    return { ended, runs: work.mock.calls.length }
  }

  it.each(WITHOUT_EFFECT)('G6 is repeated after %s, which has written nothing', async (code) => {
    expect(await writes(code, 'before')).toEqual({ ended: 'done', runs: 1 })
  })

  it.each(UNKNOWN)('G6 is not repeated after %s, because its commit can stand', async (code) => {
    expect(await writes(code, 'after')).toEqual({ ended: 'failed', runs: 1 })
  })

  it('control: an idempotent transaction is repeated after the same error', async () => {
    const { db, fail } = await failingShop()
    const work = vi.fn(async () => {})
    fail(driverError('57P01'), 'after', 1)
    await transact({ db }, work)
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('an error', () => {
  it.each([...WITHOUT_EFFECT, ...UNKNOWN])(
    '%s, wrapped by the query library, means a database that is away',
    (code) => {
      expect(isDatabaseAway(new Error('query failed', { cause: driverError(code) }))).toBe(true)
    },
  )

  it.each(['23505', '42P01', '57014', '22003'])('%s does not', (code) => {
    expect(isDatabaseAway(driverError(code))).toBe(false)
  })
})
