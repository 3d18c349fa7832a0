// Random steps of operators and fans: money, stock and agreed prices stay right.
import { randomInt, randomUUID } from 'node:crypto'
import type { DropChange } from '@fandeck/sdk/shop'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { rowsOf } from '../db/rows.ts'
import { mintings, orders } from '../drops/tables.ts'
import { Problem } from '../problem.ts'
import { askDrop, changeDrop } from './change.ts'

const SEEDS = 25
const STEPS = 40
const PRICES = [0, 500, 1000, 1500]
const MINUTE = 60_000

/** Returns numbers from 0 to below 1 that follow from a seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What fans know, and what the payment company has. */
interface World {
  shop: Shop
  fans: { member: Member; seen: number }[]
  /** What each order costs by its fan's agreement. */
  agreed: Map<string, number>
  /** What the payment company has taken, by order. */
  charged: Map<string, number>
}

const control = async ({ shop }: World, change: DropChange) => {
  try {
    const { version } = await askDrop(shop.backend, { drop: '1', change })
    const order = { drop: '1', change, confirm: version, reason: '경기 지연' }
    await changeDrop(shop.backend, order, { author: 'doyun', by: 'desk' })
  } catch (error) {
    // A step that does not fit the state of the drop, or that another has overtaken.
    if (!(error instanceof Problem)) throw error
  }
}

async function reserve({ shop, agreed }: World, { member, seen }: World['fans'][number], amount: number) {
  const total = String(seen * amount)
  const { data } = await shop.buy(member, { amount }, randomUUID(), { 'agreed-amount': total })
  const orderId = data && typeof data === 'object' && 'order_id' in data ? String(data.order_id) : undefined
  if (orderId !== undefined) agreed.set(orderId, seen * amount)
}

/** The payment company takes what the payment page has shown. */
async function pay({ shop, charged }: World, orderId: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || order.paymentAmount === 0 || charged.has(orderId)) return
  charged.set(orderId, order.paymentAmount)
  expect(await shop.callback({ orderId, amount: order.paymentAmount })).toMatchObject({ http: 200 })
}

/** Takes a random step of an operator, a fan or the clock. */
function stepOf(world: World, chance: () => number): () => Promise<unknown> {
  const { shop, fans, agreed } = world
  const of = <Item>(list: readonly Item[]) => list[Math.floor(chance() * list.length)]
  const fan = of(fans)
  const orderId = of([...agreed.keys()]) ?? ''
  const [amount, price, which] = [1 + Math.floor(chance() * 3), of(PRICES) ?? 0, Math.floor(chance() * 16)]
  if (!fan) throw new Error('There are fans.')
  const steps: (() => Promise<unknown>)[] = [
    () => control(world, { action: 'pause', notice: '점검해요.' }),
    () => control(world, { action: 'resume' }),
    () => control(world, { action: 'resume' }),
    () => control(world, { action: 'price', amount: price }),
    () => control(world, { action: 'price', amount: price }),
    () => control(world, { action: 'extend', until: `now+${amount}d` }),
    () => control(world, { action: 'add', packs: amount }),
    async () => {
      const [row] = await shop.db.select().from(mintings)
      fan.seen = row?.paid ? row.paymentAmount : 0
    },
    async () => shop.clock.advance(chance() < 0.3 ? 6 * MINUTE : 1000),
    () => shop.callback({ orderId, kind: 'cancelled', amount: agreed.get(orderId) ?? 0 }),
    () => shop.post(`/minting/order/${orderId}/cancel`, { reason: 'changedMind' }, fan.member.headers),
    () => pay(world, orderId),
    () => pay(world, orderId),
  ]
  return steps[which] ?? (() => reserve(world, fan, amount))
}

/** Throws what is wrong with money, stock or prices. */
async function check({ shop, agreed, charged }: World): Promise<void> {
  const [row] = await shop.db.select().from(mintings)
  const sold = await shop.db.select().from(orders)
  const packs = (status: readonly string[]) => {
    let sum = 0
    for (const order of sold) if (status.includes(order.status)) sum += order.amount
    return sum
  }
  expect((row?.remaining ?? 0) + (row?.held ?? 0), 'stock and sold packs').toBe(row?.totalPacks)
  expect(row?.held, 'held packs').toBe(packs(['RESERVED', 'PAID']))
  const [has] = await rowsOf(shop.db, sql`select copies_of_drop(1) as copies`)
  expect(Number(has?.copies), 'copies').toBeGreaterThanOrEqual(row?.totalPacks ?? 0)
  for (const { id, paymentAmount } of sold) expect(paymentAmount, 'the agreed price').toBe(agreed.get(id))
  const taken = sold.filter(({ status }) => ['PAID', 'REFUND_DUE', 'REFUNDED'].includes(status))
  let [paid, money] = [0, 0]
  for (const { paymentAmount } of taken) paid += paymentAmount
  for (const amount of charged.values()) money += amount
  expect(money, 'money').toBe(paid)
}

/** Lets operators and fans act by chance, often at once, and checks after each time. */
async function play(seed: number, prepare: (shop: Shop) => Promise<unknown> = async () => {}) {
  const chance = chances(seed)
  const limits = { maxPerOrder: 3, maxPerMember: 100 }
  const shop = await openShop({ totalPacks: 12, remaining: 12, cardsPerPack: 1, ...limits })
  try {
    await prepare(shop)
    const members = await Promise.all([1, 2, 3].map(() => shop.member()))
    const fans = members.map((member) => ({ member, seen: 1000 }))
    const world = { shop, fans, agreed: new Map(), charged: new Map() }
    for (let step = 0; step < STEPS; step++) {
      const atOnce = chance() < 0.3 ? 3 : 1
      const taken = Array.from({ length: atOnce }, () => stepOf(world, chance))
      await Promise.all(taken.map((one) => one()))
      await check(world)
    }
    return { orders: world.agreed.size, paid: world.charged.size }
  } finally {
    await shop.close()
  }
}

const first = Number(process.env.FANDECK_SEED ?? randomInt(1_000_000))

test('D83 money, stock and prices stay right, whatever operators and fans do', async () => {
  process.stdout.write(`FANDECK_SEED=${first}\n`)
  let [bought, paid] = [0, 0]
  for (let seed = first; seed < first + SEEDS; seed++) {
    const played = await play(seed).catch((error: unknown) => {
      throw new Error(`FANDECK_SEED=${seed}: ${error instanceof Error ? error.message : error}`)
    })
    bought += played.orders
    paid += played.paid
  }
  expect(bought).toBeGreaterThan(SEEDS * 2)
  expect(paid).toBeGreaterThan(SEEDS)
})

test('control: without the check of the price, a fan is charged what they have not agreed to', async () => {
  const CHECK = "WHEN f.agreed_amount <> f.price THEN 'PRICE_CHANGED'"
  const withoutCheck = async ({ db }: Shop) => {
    const [row] = await rowsOf(
      db,
      sql`select pg_get_functiondef(oid) as text from pg_proc where proname = 'reserve_packs'`,
    )
    const text = String(row?.text)
    expect(text).toContain(CHECK)
    await db.execute(sql.raw(text.replace(CHECK, '')))
  }
  const play10 = async () => {
    for (let seed = 1; seed <= 10; seed++) await play(seed, withoutCheck)
  }
  await expect(play10()).rejects.toThrow('the agreed price')
})
