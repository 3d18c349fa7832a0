import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { driverError } from '../../test/faulty-database.ts'
import { openShop } from '../../test/shop.ts'
import { mintings } from '../drops/tables.ts'
import { notFound } from '../problem.ts'
import type { Db } from './open.ts'
import { createReplica, type Replica, STALE_MS } from './replica.ts'

/** The packs alone; the drop, and so its revision, differs on the standby. */
const Stock = z.object({ remain_qty: z.number() })

type Shop = Awaited<ReturnType<typeof openShop>>
let shop: Shop
let replica: Replica
afterEach(async () => {
  await replica.close()
  await shop.close()
})

/** What a standby says about the position that it has reached. */
interface Standby {
  fresh: boolean
  fails?: Error
  asked: number
}

/** A shop with a standby that answers as `standby` says; its reads show one pack less than the leader. */
async function shopWithStandby() {
  shop = await openShop()
  const standby: Standby = { fresh: true, asked: 0 }
  let now = 10_000
  const leader = shop.backend.db
  const behind: Db = new Proxy(leader, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target)
      if (name !== 'transaction') return own
      return (work: (tx: Db) => Promise<unknown>) => {
        standby.asked++
        if (standby.fails) return Promise.reject(standby.fails)
        return leader
          .transaction(async (tx) => {
            const old = new Proxy(tx, {
              get(inner, key) {
                if (key !== 'execute') return Reflect.get(inner, key, inner)
                return async () => ({ rows: [{ fresh: standby.fresh }] })
              },
            })
            await tx.update(mintings).set({ remaining: 7, title: 'of the standby' })
            const result = await work(old)
            throw new Undo(result)
          })
          .catch((error: unknown) => {
            if (error instanceof Undo) return error.result
            throw error
          })
      }
    },
  })
  replica = createReplica(leader, behind, { now: () => now })
  shop.backend.replica = replica
  await replica.sample()
  const remaining = async () => z.parse(Stock, (await shop.get('/minting/remainTotal/1')).data)
  return {
    standby,
    remaining,
    pass(ms: number) {
      now += ms
    },
  }
}

/** Ends the transaction of a standby without its changes. */
class Undo extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('undone')
    this.result = result
  }
}

const OF_STANDBY = { remain_qty: 7 }
const OF_LEADER = { remain_qty: 20 }

describe('a public read', () => {
  it('S7.29 is answered by a standby that has everything of two seconds ago', async () => {
    const { remaining, standby } = await shopWithStandby()
    expect(await remaining()).toEqual(OF_STANDBY)
    expect(standby.asked).toBe(1)
  })

  it('S7.29 is answered by the leader when the standby is further behind', async () => {
    const { remaining, standby } = await shopWithStandby()
    standby.fresh = false
    expect(await remaining()).toEqual(OF_LEADER)
    standby.fresh = true
    expect(await remaining()).toEqual(OF_STANDBY)
  })

  it('is answered by the leader when nothing bounds the age', async () => {
    const { remaining, standby, pass } = await shopWithStandby()
    pass(STALE_MS + 1)
    expect(await remaining()).toEqual(OF_LEADER)
    expect(standby.asked).toBe(0)
    await replica.sample()
    expect(await remaining()).toEqual(OF_STANDBY)
  })

  it('is answered by the leader when the standby fails, which is then left alone for five seconds', async () => {
    const { remaining, standby, pass } = await shopWithStandby()
    standby.fails = driverError('57P01')
    expect(await remaining()).toEqual(OF_LEADER)
    expect(await remaining()).toEqual(OF_LEADER)
    expect(standby.asked).toBe(1)
    delete standby.fails
    pass(5001)
    await replica.sample()
    expect(await remaining()).toEqual(OF_STANDBY)
  })

  it('asks the leader before it refuses, because a row can be newer than the standby', async () => {
    const { standby } = await shopWithStandby()
    const seen: string[] = []
    const read = vi.fn(async (db: Db) => {
      seen.push(db === shop.backend.db ? 'leader' : 'standby')
      if (seen.length === 1) throw notFound()
      return 'found'
    })
    expect(await replica.read(shop.backend.db, read)).toBe('found')
    expect(seen).toEqual(['standby', 'leader'])
    expect(standby.asked).toBe(1)
  })
})

describe('a member', () => {
  it('S7.28 S7.48 reads own writes at once: member reads never ask a standby', async () => {
    const { standby } = await shopWithStandby()
    const fan = await shop.member()
    await shop.reserve(fan, 2)
    const limit = await shop.get('/minting/possibleQuantity/1', fan)
    const bought = await shop.get('/mypage/transaction', fan)
    expect(limit.data).toEqual({ possible_qty: 0 })
    expect(JSON.stringify(bought.data)).toContain('"FD-')
    expect(standby.asked).toBe(0)
  })
})

it('knows the positions of a real server', async () => {
  shop = await openShop()
  const { db } = shop.backend
  let now = 0
  replica = createReplica(db, db, { now: () => now })
  await replica.sample()
  await db.execute(sql`select pg_logical_emit_message(false, 'fandeck', 'x')`)
  const from: string[] = []
  const read = async (at: Db) => from.push(at === db ? 'leader' : 'standby')
  await replica.read(db, read)
  now = STALE_MS + 1
  await replica.read(db, read)
  expect(from).toEqual(['standby', 'leader'])
})
