// What fans call about: from the phone number that an operator types to the sentence that names the cause and the next step.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import type { Member } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { orders } from '../drops/tables.ts'
import { tokens } from '../ledger/tables.ts'
import { workFailed } from '../outbox/store.ts'
import { outbox } from '../outbox/tables.ts'

const PHONE = '01024814821'
const DAY_MS = 24 * 3_600_000
let desk: Desk
let fan: Member
beforeEach(async () => {
  desk = await openDesk({ shipsGoods: true })
  fan = await desk.member({ nickname: '달빛', phone: PHONE })
})
afterEach(() => desk.close())

const delivery = {
  ...{ deliveryName: '달빛', deliveryPhone: PHONE, deliveryRequest: '' },
  ...{ postNumber: '04766', address: '서울 성동구', addressDetail: '101호' },
}

/** An order whose payment the shop knows. */
async function paid(member = fan): Promise<string> {
  const { orderId } = await desk.reserve(member)
  await desk.db.update(orders).set({ delivery }).where(eq(orders.id, orderId))
  await desk.callback({ orderId })
  return orderId
}
/** A paid order that its fan has opened. */
async function opened(): Promise<string> {
  const orderId = await paid()
  await desk.open(fan, orderId)
  return orderId
}
async function cancelled(): Promise<string> {
  const orderId = await paid()
  await desk.call(`/minting/order/${orderId}/cancel`, { cancel_reason: 'M' }, fan.headers)
  return orderId
}
const ship = (orderId: string) =>
  desk.post(`/orders/${orderId}/ship`, { carrier: 'CJ대한통운', invoice_no: '601234563387' })

/** Types the phone number, and opens the member of this nickname if there are several. */
async function caseOf(nickname = '달빛'): Promise<{ text: string; presses: number }> {
  const reply = await desk.get('/members?search=010-2481-4821')
  const list = await reply.text()
  const only = /operations(\/members\/.*)$/.exec(reply.headers.get('location') ?? '')?.[1]
  const chosen = new RegExp(`operations(/members/[^"]+)" aria-label="${nickname} 보기"`).exec(list)?.[1]
  const page = await desk.page(only ?? chosen ?? '/members')
  const text = page.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  expect(text).toContain(nickname)
  return { text, presses: only === undefined ? 2 : 1 }
}

const CASES: Record<string, [make: () => Promise<unknown>, sentences: string[]]> = {
  'a shop with too few copies': [
    async () => {
      await desk.db.execute(sql`alter table editions disable trigger user`)
      await desk.db.delete(editions)
      await desk.db.execute(sql`delete from free_copies`)
      await desk.db.execute(sql`update free_counts set copies = 0`)
      await desk.db.execute(sql`alter table editions enable trigger user`)
      await paid()
    },
    ['카드를 준비하지 못했어요. 결제 금액은 돌려드려요.', '결제사에 환불을 요청하고 있어요.'],
  ],
  'a lost webhook': [
    async () => {
      const { orderId } = await desk.reserve(fan)
      const work = { kind: 'payment', subject: orderId, payload: {}, createdAt: NOON } as const
      await desk.db.insert(outbox).values(work).onConflictDoNothing()
      await workFailed(desk.db, 'payment', orderId, NOON)
    },
    ['결제를 기다려요.', '결제사에 결제 상태를 확인하고 있어요. 지금까지 1번 실패했어요.'],
  ],
  'a chain that is down': [opened, ['회원이 팩을 열었어요.', '체인에 기록되기를 기다려요.']],
  'a token of another owner': [
    async () => {
      const orderId = await opened()
      const [copy] = await desk.db.select().from(editions).where(eq(editions.orderId, orderId))
      const { cardId = 0, edition = 0 } = copy ?? {}
      const foreign = { state: 'foreign', owner: '0xaa', txHash: null, mintedAt: NOON } as const
      await desk.db.insert(tokens).values({ cardId, edition, ...foreign })
    },
    ['카드 1장의 토큰이 체인에서 다른 지갑에 있어요.'],
  ],
  'a refund that the company refuses': [
    async () => workFailed(desk.db, 'refund', await cancelled(), NOON),
    ['1,000원을 돌려드려야 해요.', '결제사에 환불을 요청하고 있어요. 지금까지 1번 실패했어요.'],
  ],
  'another account': [
    async () => paid(await desk.member({ nickname: '햇살', phone: '01011112222' })),
    ['다른 계정에 있어요. 카드가 보이지 않으면 그 계정으로 로그인했는지 물어봐 주세요.'],
  ],
  'a lost parcel': [
    async () => {
      await ship(await opened())
      desk.clock.advance(7 * DAY_MS)
      // The session of a shift is over by then.
      await desk.db.execute(sql`update operator_sessions set end_at = end_at + ${7 * DAY_MS}::bigint`)
    },
    ['보낸 지 7일이 지났는데 배송이 끝나지 않았어요.', '일부 환불하거나 다시 보내 주세요.'],
  ],
  'a blocked member': [
    async () => desk.post(`/members/${fan.id}/block`, { reason: '자동 구매' }),
    ['이용을 제한한 회원이에요. 자동 구매', '이용 제한 풀기'],
  ],
}

test.each(Object.entries(CASES))('%s is named within three presses', async (_, [make, sentences]) => {
  const before = await caseOf()
  await make()
  const after = await caseOf()
  for (const sentence of sentences) {
    expect(after.text).toContain(sentence)
    // Control: without the cause there is no such sentence.
    expect(before.text).not.toContain(sentence)
  }
  expect(after.presses).toBeLessThanOrEqual(3)
})

test('a parcel is not lost before seven days, nor after its delivery', async () => {
  const orderId = await opened()
  await ship(orderId)
  await desk.db.execute(sql`update operator_sessions set end_at = end_at + ${9 * DAY_MS}::bigint`)
  desk.clock.advance(7 * DAY_MS - 1)
  expect((await caseOf()).text).not.toContain('일이 지났는데')
  desk.clock.advance(1)
  expect((await caseOf()).text).toContain('보낸 지 7일이 지났는데')
  await desk.post(`/orders/${orderId}/deliver`, {})
  expect((await caseOf()).text).not.toContain('일이 지났는데')
})
