// What operators type and paste into the fields of their desk (D94).
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { orders } from '../drops/tables.ts'
import { inquiries } from '../support/tables.ts'
import { putOperator } from './operators.ts'

const origin = 'http://api.localhost'
const PASSWORD = 'Desk#2025'
let shop: Shop
let fan: Member
let cookie: string

const send = (path: string, init: RequestInit = {}) =>
  shop.fetch(`${origin}/staff/operations${path}`, { redirect: 'manual', ...init })
const post = (path: string, fields: Record<string, string>) =>
  send(path, { method: 'POST', headers: { origin, cookie }, body: new URLSearchParams(fields) })

beforeEach(async () => {
  shop = await openShop({ shipsGoods: true, remaining: 12 })
  fan = await shop.member({ nickname: '달빛', phone: '01024814821' })
  await putOperator(shop.db, { operatorId: 'doyun', name: '한도윤', password: PASSWORD, now: NOON })
  await shop.db.insert(orders).values({
    id: 'fd-ship',
    userId: fan.id,
    dropId: 1,
    idempotencyKey: 'key',
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
    createdAt: NOON,
    expiresAt: NOON + 60_000,
    settledAt: NOON,
  })
  cookie = ''
  const signedIn = await post('/sign-in', { operator_id: ' ｄｏｙｕｎ\u200b', pwd: PASSWORD })
  const [set] = signedIn.headers.getSetCookie().filter((line) => line.startsWith('fandeck_operator='))
  cookie = set?.split(';')[0] ?? ''
  expect(signedIn.status).toBe(303)
})
afterEach(() => shop.close())

test.each(['４８２１', ' 4821\u200b', 'ＦＤ－ｓｈｉｐ', '달빛\u3164', '달빛'.normalize('NFD')])(
  'D94 the search finds the order of %j',
  async (typed) => {
    const page = await send(`/orders?${new URLSearchParams({ search: typed })}`, { headers: { cookie } })
    expect(await page.text()).toContain('title="fd-ship"')
  },
)

test.each(['６０１２３４５６３３８７', '6012 3456 3387\u200b', '운송장 6012-3456-3387'])(
  'D94 the number of a parcel is read from %j',
  async (typed) => {
    expect((await post('/orders/fd-ship/ship', { carrier: '한진택배', invoice_no: typed })).status).toBe(303)
    const [stored] = await shop.db.select().from(orders).where(eq(orders.id, 'fd-ship'))
    expect(stored?.invoiceNumber).toBe('601234563387')
  },
)

test('D94 an answer keeps its line breaks, and loses invisible characters', async () => {
  const asked = {
    userId: fan.id,
    key: 'k',
    category: '기타',
    title: '배송',
    content: '언제 와요?',
    images: [],
    askedAt: NOON,
  }
  const [inquiry] = await shop.db.insert(inquiries).values(asked).returning()
  const path = `/inquiries/${inquiry?.inquiryId}/answer`
  expect((await post(path, { answer: '\u3164\u200b' })).status).toBe(400)
  const answer = `네,\r\n${'내일'.normalize('NFD')} 보내요.\u200b `
  expect((await post(path, { answer })).status).toBe(303)
  expect((await shop.db.select().from(inquiries))[0]).toMatchObject({ answer: '네,\n내일 보내요.' })
})
