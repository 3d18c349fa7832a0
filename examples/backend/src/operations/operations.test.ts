// Over 300 lines, because every page of the desk needs the same shop, operator and forms.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { createRefusalCounter, type RefusalReason } from '../drops/refusals.ts'
import { mintings, orders } from '../drops/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { inquiries } from '../support/tables.ts'
import { putOperator } from './operators.ts'
import { operatorActions } from './tables.ts'

const MINUTE = 60_000
const origin = 'http://api.localhost'
const DESK = `${origin}/staff/operations`
const PASSWORD = 'Desk#2025'
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop({ shipsGoods: true, remaining: 12 })
  fan = await shop.member({ nickname: '<b>달빛</b>', phone: '01024814821', level: 'K201' })
  await putOperator(shop.db, { operatorId: 'doyun', name: '한도윤', password: PASSWORD, now: NOON })
})
afterEach(() => shop.close())

const get = (path: string, cookie = '') => shop.fetch(`${DESK}${path}`, { headers: { cookie } })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.fetch(`${DESK}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
    body: new URLSearchParams(fields).toString(),
  })
async function signIn(pwd = PASSWORD) {
  const reply = await post('/sign-in', { operator_id: 'doyun', pwd })
  const set = reply.headers.getSetCookie().find((line) => line.startsWith('fandeck_operator=')) ?? ''
  return { http: reply.status, location: reply.headers.get('location'), set, cookie: set.split(';')[0] ?? '' }
}
const order = (id: string, fields: Partial<typeof orders.$inferInsert> = {}) =>
  shop.db.insert(orders).values({
    id,
    userId: fan.id,
    dropId: 1,
    idempotencyKey: id,
    bodyHash: '',
    status: 'PAID',
    amount: 2,
    paymentAmount: 2000,
    method: 'card',
    redirectUrl: 'https://site.example',
    transferAgreement: true,
    buyerName: '달빛',
    receiptType: 'none',
    receiptInfoType: 'phone',
    receiptInfo: '',
    createdAt: NOON - MINUTE,
    expiresAt: NOON + MINUTE,
    settledAt: NOON,
    ...fields,
  })
const refuse = (at: number, counts: Partial<Record<RefusalReason, number>>) =>
  Promise.all(
    Object.entries(counts).map(([reason, times]) => {
      const refusals = createRefusalCounter()
      for (let n = 0; n < times; n++) refusals.count(1, reason)
      return refusals.write({ ...shop.backend, now: () => at })
    }),
  )
const actions = () =>
  shop.db
    .select({
      operatorId: operatorActions.operatorId,
      action: operatorActions.action,
      subject: operatorActions.subject,
    })
    .from(operatorActions)
    .orderBy(operatorActions.actionId)

describe('the sign-in of operators', () => {
  it('sets a cookie of the desk for a shift, and no member’s token opens a page', async () => {
    const { http, location, set, cookie } = await signIn()
    expect([http, location]).toEqual([303, '/staff/operations'])
    expect(set).toMatch(/HttpOnly; SameSite=Strict/)
    expect(set).toContain('Path=/staff/operations')
    expect((await get('/orders', cookie)).status).toBe(200)
    const byMember = await shop.fetch(`${DESK}/orders`, { headers: fan.headers })
    expect(byMember.status).toBe(401)
    expect(await byMember.text()).toContain('운영자 계정으로 로그인해 주세요')
    shop.clock.advance(12 * 60 * MINUTE)
    expect((await get('/orders', cookie)).status).toBe(401)
  })

  it('counts wrong passwords, and answers an unknown id in the same way', async () => {
    const wrong = await post('/sign-in', { operator_id: 'nobody', pwd: 'x' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain('아이디 또는 비밀번호가 맞지 않아요')
    for (let n = 0; n < 9; n++) expect((await signIn(`wrong-${n}`)).http).toBe(403)
    expect((await signIn('wrong')).http).toBe(429)
    expect((await signIn()).http).toBe(429)
  })

  it('ends a session at the sign-out, whoever has copied its cookie', async () => {
    const { cookie } = await signIn()
    const other = await signIn()
    expect((await post('/sign-out', {}, { cookie })).status).toBe(303)
    expect((await get('/orders', cookie)).status).toBe(401)
    expect((await get('/orders', other.cookie)).status).toBe(200)
  })

  it('counts one password tried at many ids from one address', async () => {
    const guess = async (id: number) => (await post('/sign-in', { operator_id: `id-${id}`, pwd: 'x' })).status
    for (let id = 0; id < 49; id++) expect(await guess(id)).toBe(403)
    expect(await guess(49)).toBe(429)
    expect((await signIn()).http).toBe(429)
  })

  it('refuses forms of other pages', async () => {
    const { cookie } = await signIn()
    await order('fd-1')
    const steps = ['ship', 'deliver', 'refund', 'cancel', 'return', 'refuse-return']
    const orderForms = steps.map((name) => `/orders/fd-1/${name}`)
    const forms = ['/sign-in', '/sign-out', ...orderForms, '/inquiries/1/answer']
    for (const path of forms) {
      expect((await post(path, {}, { cookie, origin: 'https://evil.example' })).status, path).toBe(403)
    }
  })
})

describe('orders', () => {
  it('lists them with masked phones and escaped nicknames, by state and by search', async () => {
    await order('fd-ship')
    await order('fd-due', { status: 'REFUND_DUE', reason: '늦은 결제' })
    await order('fd-sent', { openedAt: NOON, carrier: 'CJ대한통운', invoiceNumber: '601234563387' })
    const { cookie } = await signIn()
    const all = await (await get('/orders', cookie)).text()
    for (const shown of [
      '2팩 · 열지 않음',
      '2팩 · 열었음',
      'fd-ship',
      'fd-due',
      'fd-sent',
      '010-****-4821',
      '&lt;b&gt;달빛&lt;/b&gt;',
      '전체 3',
      '배송 준비 1',
    ])
      expect(all).toContain(shown)
    expect(all).not.toContain('01024814821')
    expect(all).not.toContain('<b>달빛')
    const listed = async (query: string) =>
      [...(await (await get(`/orders?${query}`, cookie)).text()).matchAll(/title="(fd-\w+)"/g)].map(
        ([, id]) => id,
      )
    expect(await listed('state=refundDue')).toEqual(['fd-due'])
    expect(await listed('search=4821')).toHaveLength(3)
    expect(await listed('search=%25')).toEqual([])
    expect(await listed('search=fd-sent')).toEqual(['fd-sent'])
    expect(await listed('state=nonsense')).toHaveLength(3)
  })

  it('records a parcel once, with the operator, and the fan sees it', async () => {
    await order('fd-ship')
    const { cookie } = await signIn()
    const ship = (fields: Record<string, string>) => post('/orders/fd-ship/ship', fields, { cookie })
    const parcel = { carrier: '한진택배', invoice_no: '6012-3456-3387' }
    const odd = await ship({ ...parcel, invoice_no: '<script>' })
    expect(odd.status).toBe(400)
    expect(await odd.text()).toContain('운송장 번호를 확인해 주세요')
    const replies = await Promise.all([ship(parcel), ship({ ...parcel, invoice_no: '999999999999' })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const [stored] = await shop.db.select().from(orders).where(eq(orders.id, 'fd-ship'))
    expect(stored?.carrier).toBe('한진택배')
    expect((await actions()).filter(({ action }) => action === 'ship')).toEqual([
      { operatorId: 'doyun', action: 'ship', subject: 'fd-ship' },
    ])
    expect(await (await get('/orders/fd-ship', cookie)).text()).toContain('한도윤')
  })

  it('requests a due refund again at once, and of no other order', async () => {
    await order('fd-due', { status: 'REFUND_DUE' })
    await order('fd-ship')
    const later = NOON + 5 * MINUTE
    await shop.db
      .insert(outbox)
      .values({ kind: 'refund', subject: 'fd-due', payload: {}, createdAt: NOON, dueAt: later })
    const { cookie } = await signIn()
    expect((await post('/orders/fd-due/refund', {}, { cookie })).status).toBe(303)
    const [work] = await shop.db.select().from(outbox).where(eq(outbox.subject, 'fd-due'))
    expect(work?.dueAt).toBe(NOON)
    expect((await post('/orders/fd-ship/refund', {}, { cookie })).status).toBe(409)
    expect((await post('/orders/unknown/refund', {}, { cookie })).status).toBe(404)
    expect((await actions()).filter(({ action }) => action === 'refund')).toHaveLength(1)
  })
})

describe('cancellations (D79)', () => {
  it('return the packs and make the refund due once, also after the fan’s days', async () => {
    await order('fd-closed')
    await order('fd-open', { openedAt: NOON })
    await order('fd-sent', { carrier: 'CJ대한통운', invoiceNumber: '601234563387' })
    const stock = async () => (await shop.db.select().from(mintings))[0]?.remaining ?? 0
    const before = await stock()
    shop.clock.advance(10 * 24 * 60 * MINUTE)
    const { cookie } = await signIn()
    const cancel = (id: string) => post(`/orders/${id}/cancel`, {}, { cookie })
    const replies = await Promise.all([cancel('fd-closed'), cancel('fd-closed')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await cancel('fd-open')).status).toBe(409)
    expect((await cancel('fd-sent')).status).toBe(409)
    expect(await stock()).toBe(before + 2)
    const due = await shop.db.select().from(outbox).where(eq(outbox.kind, 'refund'))
    expect(due.map(({ subject }) => subject)).toEqual(['fd-closed'])
    expect((await actions()).filter(({ action }) => action === 'cancel')).toHaveLength(1)
    expect(await (await get('/orders/fd-closed', cookie)).text()).toContain('환불 필요')
  })
})

describe('inquiries', () => {
  it('are answered once; a refused answer keeps its text', async () => {
    const [asked] = await shop.db
      .insert(inquiries)
      .values({
        userId: fan.id,
        key: 'k',
        category: '기타',
        title: '배송',
        content: '언제 와요?',
        images: [],
        askedAt: NOON,
      })
      .returning()
    const path = `/inquiries/${asked?.inquiryId}`
    const { cookie } = await signIn()
    const answer = (text: string) => post(`${path}/answer`, { answer: text }, { cookie })
    const long = await answer('가'.repeat(2001))
    expect(long.status).toBe(400)
    expect(await long.text()).toContain('가가가')
    expect((await answer('내일 도착해요.')).status).toBe(303)
    const second = await answer('모레 도착해요.')
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('내일 도착해요.')
    const page = await (await get(path, cookie)).text()
    expect(page).toContain('답변 완료')
    expect((await actions()).filter(({ action }) => action === 'answer')).toHaveLength(1)
    expect((await get('/inquiries/99999', cookie)).status).toBe(404)
  })
})

it.each<[string, Partial<typeof mintings.$inferInsert>, string]>([
  ['on sale', { enabled: true }, '판매 중'],
  ['before its start', { startAt: NOON + MINUTE }, '오픈 예정'],
  ['sold out', { remaining: 0 }, '품절'],
  ['past its end', { endAt: NOON }, '종료'],
  ['closed by an operator', { enabled: false }, '종료'],
])('shows a drop that is %s as fans see it, and draws the panel again', async (_, values, shown) => {
  const { cookie } = await signIn()
  const outlineOf = async () => (await (await get('/drops/1/sales', cookie)).json()).data.outline
  const before = await outlineOf()
  await shop.db.update(mintings).set(values).where(eq(mintings.dropId, 1))
  const page = await (await get('/drops', cookie)).text()
  expect(page).toContain(`1 · ${shown}</span>`)
  expect(page.includes('판매 중</span>')).toBe(shown === '판매 중')
  expect(page.includes('꺼 둔 드롭이라 살 수 없어요')).toBe(values.enabled === false)
  const after = await outlineOf()
  expect(page).toContain(`data-outline="${after}"`)
  expect(after === before).toBe(shown === '판매 중')
})

it('shows the stock and the sales of a drop, and its figures for the refresh', async () => {
  await order('fd-held', { status: 'RESERVED', settledAt: null })
  await order('fd-sold', { settledAt: NOON - 30_000 })
  await order('fd-late', { status: 'EXPIRED', settledAt: null })
  await order('fd-left', { status: 'CANCELLED', settledAt: null })
  await refuse(NOON - 59 * MINUTE, { NOT_LISTED: 3, LIMIT_OVER: 2, NOT_OPEN: 9 })
  await refuse(NOON, { NOT_LISTED: 1, SOLD_OUT: 1 })
  await refuse(NOON - 60 * MINUTE, { NOT_LISTED: 7 })
  const { cookie } = await signIn()
  const reply = await get('/drops/1/sales', cookie)
  const { data } = await reply.json()
  expect(data.figures).toMatchObject({ held: 2, expired: 1, failed: 0, thisMinute: 2 })
  expect(data.figures).toMatchObject({ notListed: 4, limitOver: 2, soldOut: 1, unsold: 8, mostUnsold: 4 })
  expect(data.figures.taken).toBe(data.figures.sold + 2)
  expect(data.figures.sold + data.figures.held + data.figures.remaining).toBe(20)
  expect(data.bars).toHaveLength(24)
  expect((await get('/drops/1/sales')).status).toBe(401)
  const page = await (await get('/drops', cookie)).text()
  expect(page).toContain('data-drop="1"')
  expect([...page.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name)).toEqual([
    '이번 회차 대상이 아님',
    '구매 한도 도달',
    '결제 시간 만료',
    '결제 거절',
    '품절',
  ])
  expect(page).toContain('<progress max="4" value="4" data-figure="notListed"')
})

it('shows the time left to pay, and the background work that needs attention', async () => {
  await order('fd-paying', { status: 'RESERVED', settledAt: null, expiresAt: NOON + 221_000 })
  await order('fd-late', { status: 'REFUND_DUE', createdAt: NOON - 24 * 60 * MINUTE })
  const { cookie } = await signIn()
  const work = { kind: 'refund', subject: 'fd-late', payload: {}, createdAt: NOON } as const
  await shop.db.insert(outbox).values({ ...work, attempts: 4 })
  const well = await (await get('/orders', cookie)).text()
  for (const shown of ['3:41 남음', '2팩 · 품절 뒤 결제', '11.19 12:00', '모두 정상이에요'])
    expect(well).toContain(shown)
  await shop.db.update(outbox).set({ attempts: 5 })
  expect(await (await get('/orders', cookie)).text()).toContain('확인이 필요한 일이 1건 있어요')
  await shop.db.update(outbox).set({ doneAt: NOON })
  expect(await (await get('/orders', cookie)).text()).toContain('모두 정상이에요')
})
