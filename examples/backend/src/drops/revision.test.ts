import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'
import { setGate } from '../gate/store.ts'
import { mintings } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const read = async (path: string) => (await shop.fetch(`http://api.localhost${path}`)).json()
const polled = async () => (await read('/minting/remainTotal/1')).data
const change = (values: Partial<typeof mintings.$inferInsert>) =>
  shop.db.update(mintings).set(values).where(eq(mintings.dropId, 1))

describe('D84 the revision of a drop', () => {
  it('is the same in the polled answer and in the drop, and stays while packs are sold', async () => {
    const before = await polled()
    expect(before.revision).toMatch(/^[\w-]{12}$/)
    expect((await read('/minting/1')).data.revision).toBe(before.revision)
    await shop.buy(await shop.member(), { amount: 2 }, 'key-revision')
    expect(await polled()).toEqual({ ...before, remain_qty: before.remain_qty - 2 })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['price', () => change({ paymentAmount: 1500 })],
    ['payment', () => change({ paid: false })],
    ['start', () => change({ startAt: 1 })],
    ['end', () => change({ endAt: 1 })],
    ['state', () => change({ enabled: false })],
    ['total', () => change({ totalPacks: 999 })],
    ['limits', () => change({ maxPerOrder: 1 })],
    ['title', () => change({ roundTitle: '2차' })],
    ['whitelist', () => change({ whitelist: true })],
    ['seller', () => change({ vendorPhone: '02-555-0000' })],
    ['gate', () => setGate(shop.backend, 1, 10)],
  ])('is another one after a change of the %s', async (_, act) => {
    const { revision } = await polled()
    await act()
    expect((await polled()).revision).not.toBe(revision)
  })
})
