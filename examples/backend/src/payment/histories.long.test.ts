import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { audit, CLEAN } from '../../test/rush/audit.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { random } from '../../test/rush/random.ts'
import { playHistories, type Take } from '../../test/rush/settle-histories.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { orders } from '../drops/tables.ts'

let shop: Shop
afterEach(() => shop.close())

const COUNT = 60
const DROPS = { inTime: 9001, late: 9002 }

async function play(drops: { inTime: number; late?: number } = DROPS, take?: Take) {
  shop = await openShop()
  await addDrop(shop.db, shop.clock.now(), { seq: DROPS.inTime, stock: COUNT })
  await addDrop(shop.db, shop.clock.now(), { seq: DROPS.late, stock: 1 })
  return playHistories(shop.backend, drops, COUNT, random(7), take)
}

describe('G7 created, paid, cancelled, refunded in any order, up to three copies of each', () => {
  it('end alike: cards in time, the refund without stock', async () => {
    expect(await play()).toEqual({
      'inTime PAID, 1 cards': COUNT / 2,
      'late REFUNDED, 0 cards': COUNT / 2,
    })
    expect(await audit(shop.db, DROPS.inTime)).toMatchObject({ sold: COUNT / 2, ...CLEAN })
    expect(await audit(shop.db, DROPS.late)).toMatchObject({ refunded: COUNT / 2, ...CLEAN })
    expect(shop.errors).toEqual([])
  })

  it('control: if the last event decides, the result depends on the order', async () => {
    const lastWins: Take = async ({ db }, { orderId, kind }) => {
      const status = {
        created: 'RESERVED',
        paid: 'PAID',
        cancelled: 'CANCELLED',
        failed: 'FAILED',
        refunded: 'REFUNDED',
      } as const
      await db.update(orders).set({ status: status[kind] }).where(eq(orders.id, orderId))
    }
    expect(Object.keys(await play({ inTime: DROPS.inTime }, lastWins)).length).toBeGreaterThan(1)
  })
})

describe('G7 a thousand forged callbacks', () => {
  it('deliver no card', async () => {
    shop = await openShop()
    const { callback, clock } = shop
    const { orderId } = await shop.reserve(await shop.member())
    const dice = random(11)
    const now = clock.now()
    const forgeries = [
      () => callback({ orderId }, { secret: `another secret ${dice.next()}` }),
      () => callback({ orderId }, { forge: (raw) => raw.replace('1000', String(dice.below(1000))) }),
      () => callback({ orderId }, { forge: (raw) => raw.replace(orderId, `fd-${dice.next()}`) }),
      () => callback({ orderId }, { signedAt: now - 300_001 - dice.below(1e9) }),
      () => callback({ orderId }, { signedAt: now + 300_001 + dice.below(1e9) }),
      () => callback({ orderId, amount: dice.below(1000) }),
      () => callback({ orderId: `fd-${dice.next()}` }),
    ]
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => forgeries[n % forgeries.length]?.()),
    )
    expect(answers.filter((answer) => answer?.status === '200')).toEqual([])
    expect(await shop.db.$count(editions, isNotNull(editions.orderId))).toBe(0)
    expect(await callback({ orderId })).toMatchObject({ status: '200' })
    expect(await shop.db.$count(editions, isNotNull(editions.orderId))).toBe(3)
  })
})
