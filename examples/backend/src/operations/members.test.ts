// A fan's case: from what the fan says to the member, and from the member to the cause.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { fillOrders } from '../../test/orders.ts'
import type { Member } from '../../test/shop.ts'
import { linkedAccounts, users } from '../auth/tables.ts'
import { editions, packMintings } from '../cards/tables.ts'
import { hashCode } from '../codes/hashes.ts'
import { printedCodes } from '../codes/tables.ts'
import { orders } from '../drops/tables.ts'
import { tokens } from '../ledger/tables.ts'
import { tokenIdOf } from '../ledger/token-id.ts'
import { outbox } from '../outbox/tables.ts'
import { paymentEvents } from '../payment/tables.ts'

let desk: Desk
let fan: Member
beforeEach(async () => {
  desk = await openDesk()
  fan = await desk.member({ nickname: '<b>달빛</b>', phone: '01024814821' })
})
afterEach(() => desk.close())

/** The member's page that a search leads to; the list if there are several or none. */
async function searched(text: string): Promise<string> {
  const reply = await desk.get(`/members?search=${encodeURIComponent(text)}`)
  const [, path = ''] = /operations(\/members\/.*)$/.exec(reply.headers.get('location') ?? reply.url) ?? []
  return path === '' ? reply.text() : desk.page(path)
}
const isFan = (page: string) => page.includes('<h1>&lt;b&gt;달빛&lt;/b&gt;</h1>')
async function paid() {
  const { orderId } = await desk.reserve(fan)
  await desk.callback({ orderId })
  const [copy] = await desk.db.select().from(editions).where(eq(editions.orderId, orderId))
  if (!copy) throw new Error('The order has cards.')
  return { orderId, copy }
}

describe('a search', () => {
  test('finds a member by what a fan knows', async () => {
    const { orderId, copy } = await paid()
    const [row] = await desk.db.select().from(users).where(eq(users.id, fan.id))
    await desk.db.insert(linkedAccounts).values({
      provider: 'google',
      subject: 's',
      email: 'Moon@Example.com',
      userId: fan.id,
      createdAt: NOON,
    })
    await desk.db.insert(packMintings).values({
      mintingId: 77,
      packId: 1,
      mintingName: '앨범',
      credentialsType: 'code',
      startAt: 0,
      endAt: NOON * 2,
    })
    const code = 'ABCD2345EFGH'
    await desk.db.insert(printedCodes).values({
      mintingId: 77,
      codeHash: hashCode(desk.backend.config, code),
      cardId: copy.cardId,
      edition: 999,
      claimedBy: fan.id,
      claimedAt: NOON,
    })
    for (const text of [
      row?.memberId ?? '',
      '010-2481-4821',
      '<B>달빛</B>',
      'moon@example.com',
      orderId,
      `${copy.cardId}/${copy.edition}`,
      String(tokenIdOf(copy)),
      'abcd-2345-efgh',
    ])
      expect([text, isFan(await searched(text))]).toEqual([text, true])
  })

  test('finds the members of orders by the recipient of a parcel, and by the number of a payment', async () => {
    const { orderId } = await paid()
    const delivery = {
      ...{ deliveryName: '김받는', deliveryPhone: '01099998888', deliveryRequest: '' },
      ...{ postNumber: '04766', address: '서울', addressDetail: '1층' },
    }
    await desk.db.update(orders).set({ delivery }).where(eq(orders.id, orderId))
    const transaction = '018f3c2e-7b1d-7c3a-9e55-0a1b2c3d4e5f'
    await desk.db
      .insert(paymentEvents)
      .values({ eventId: `${transaction}:PAID`, orderId, kind: 'paid', receivedAt: NOON })
    for (const text of ['김받는', '010-9999-8888', transaction])
      expect([text, isFan(await searched(text))]).toEqual([text, true])
    expect(await searched('김받')).toContain('그런 회원이 없어요.')
    expect(await searched(transaction.slice(0, -1))).toContain('그런 회원이 없어요.')
  })

  test('shows the members of a common recipient in pages, each by its orders', async () => {
    await fillOrders(desk.db, 21, 140)
    await desk.db.execute(
      sql`update orders set delivery = jsonb_set(delivery, '{deliveryName}', '"김민준"') where delivery is not null`,
    )
    const seen = new Set<string>()
    let path: string | undefined = `/members?search=${encodeURIComponent('김민준')}`
    let pages = 0
    while (path !== undefined) {
      const page = await desk.page(path)
      for (const [, id = ''] of page.matchAll(/class="button" href="\/staff\/operations\/members\/(\w+)"/g))
        seen.add(id)
      const [, next] = /href="(\?search=[^"]+before=[^"]+)"/.exec(page) ?? []
      path = next && `/members${next.replaceAll('&amp;', '&')}`
      pages++
    }
    expect([seen.size, pages]).toEqual([120, 3])
  })

  test('lists members of one name, and says when there is none', async () => {
    await desk.member({ nickname: '<b>달빛</b>', phone: '01077770000' })
    const page = await searched('<b>달빛</b>')
    expect(page.match(/class="button" href="\/staff\/operations\/members\//g)).toHaveLength(2)
    expect(page).not.toContain('<b>달빛</b>')
    expect(await searched('010-0000-0000')).toContain('그런 회원이 없어요.')
    expect(await desk.page('/members')).toContain('전부 정확하게 입력해 주세요.')
  })

  test.each(["' or 1=1 --", '%', '101/99999999999', '9'.repeat(100), '\\'])(
    'finds nobody by %j',
    async (text) => {
      expect(await searched(text)).toContain('그런 회원이 없어요.')
    },
  )

  test('is only for operators', async () => {
    for (const path of ['/members', '/members?search=010-2481-4821', `/members/${fan.id}`]) {
      const reply = await desk.get(path, '')
      expect([reply.status, (await reply.text()).includes('달빛')]).toEqual([401, false])
    }
    expect((await desk.get('/members/unknown')).status).toBe(404)
  })
})

describe('the page of a member says why a card is missing', () => {
  const page = () => desk.page(`/members/${fan.id}`)

  test('of a pack that is closed, opened, and waiting for the chain', async () => {
    const { orderId, copy } = await paid()
    expect(await page()).toMatch(/결제를 확인하고 카드 \d장을 뽑았어요\.[\s\S]*팩을 아직 열지 않았어요\./)
    await desk.db
      .update(editions)
      .set({ userId: fan.id, acquiredAt: NOON })
      .where(eq(editions.orderId, orderId))
    await desk.db.update(orders).set({ openedAt: NOON }).where(eq(orders.id, orderId))
    await desk.db.delete(outbox)
    await desk.db
      .insert(outbox)
      .values({ kind: 'mint', subject: orderId, payload: {}, createdAt: NOON, attempts: 4 })
    const opened = await page()
    expect(opened).toContain('회원이 팩을 열었어요.')
    expect(opened).toMatch(/카드 \d장이 체인에 기록되기를 기다려요\. 지금까지 4번 실패했어요\./)
    expect(opened).toContain(`${copy.cardId}/${copy.edition}`)
    await desk.db.insert(tokens).values({
      cardId: copy.cardId,
      edition: copy.edition,
      state: 'foreign',
      owner: '0xaa',
      txHash: null,
      mintedAt: NOON,
    })
    expect(await page()).toContain('카드 1장의 토큰이 체인에서 다른 지갑에 있어요.')
  })

  test.each([
    ['RESERVED', {}, /결제를 기다려요\. 2025\.11\.20\(목\) 12:05까지/],
    ['EXPIRED', {}, /시간 안에 결제하지 않아 팩을 다시 판매해요\./],
    ['CANCELLED', {}, /결제하기 전에 취소했어요\. 결제된 금액은 없어요\./],
    ['FAILED', { reason: '한도를 넘었어요.' }, /결제하지 못했어요\. 한도를 넘었어요\./],
    [
      'REFUND_DUE',
      { cancelReason: 'changedMind' },
      /마음이 바뀌어서 주문을 취소했어요\.[\s\S]*돌려드려야 해요\./,
    ],
    [
      'REFUNDED',
      { returnRequestedAt: NOON, returnReason: 'damaged' },
      /반품을 신청했어요\. 이유: 굿즈가 망가졌거나[\s\S]*돌려드렸어요\./,
    ],
  ] as const)('of an order that is %s', async (status, change, sentence) => {
    const { orderId } = await desk.reserve(fan)
    await desk.db
      .update(orders)
      .set({ status, ...change })
      .where(eq(orders.id, orderId))
    expect(await page()).toMatch(sentence)
  })

  test('of a payment that the payment company has not confirmed', async () => {
    const { orderId } = await desk.reserve(fan)
    await desk.db
      .insert(outbox)
      .values({ kind: 'payment', subject: orderId, payload: {}, createdAt: NOON, attempts: 2 })
    expect(await page()).toContain('결제사에 결제 상태를 확인하고 있어요. 지금까지 2번 실패했어요.')
  })

  test('and reads the same for a member who has withdrawn', async () => {
    await desk.db.update(users).set({ withdrawnAt: NOON, phone: null }).where(eq(users.id, fan.id))
    expect(await page()).toContain('<h1>탈퇴한 회원</h1>')
  })
})
