import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { appliedShop, type RunningShop } from '../../test/running-shop.ts'
import { mintings, orders } from '../drops/tables.ts'
import { createToken } from '../shop-files/tokens.ts'

let shop: RunningShop
const openApplied = appliedShop((shop) => {
  shop.change('drops/first.json', '"now+1d"', '"now-1h"')
  shop.change('drops/first.json', '"packs": 100', '"packs": 90')
})
beforeEach(async () => {
  shop = await openApplied()
})
afterEach(() => shop.close())

const drop = (...args: string[]) => shop.fandeck('drop', ...args)
const sure = ['--reason', '경기 지연', '--yes']
const row = async () => (await shop.backend.backend.db.select().from(mintings))[0]

test('an operator runs a drop of a match day without a file', async () => {
  expect((await drop('list')).out).toContain('1  open  첫 시즌 카드팩 (first)  90 of 90 packs left, until ')
  const paused = await drop('pause', 'first', '--notice', '결제 점검이 끝나면 다시 열어요.')
  expect(paused).toMatchObject({ code: 0, errors: '' })
  expect(paused.out).toContain(
    '    state scheduled → paused\n    pauseNotice nothing → 결제 점검이 끝나면 다시 열어요.',
  )
  expect(await row()).toMatchObject({ enabled: false, paused: true })

  const asked = await drop('price', '1', '--amount', '6000')
  expect(asked).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Repeat the command with --reason and --yes.'),
  })
  expect(asked.out).toContain('    price 5000 → 6000')
  expect((await drop('price', '1', '--amount', '6000', '--yes')).errors).toContain('DROP_REASON')
  expect((await row())?.paymentAmount).toBe(5000)
  expect((await drop('price', '1', '--amount', '6000', ...sure)).out).toContain('6000 won a pack')
  expect((await drop('resume', '1')).out).toContain('open')

  expect((await drop('add', 'first', '--packs', '5', ...sure)).out).toContain('95 of 95 packs left')
  expect((await drop('limits', 'first', '--per-order', '2', '--per-member', '4', ...sure)).out).toContain(
    '2 an order, 4 a member',
  )
  expect((await drop('gate', 'first', '--rate', '5', ...sure)).out).toContain('a gate of 5 fans per second')
  expect((await drop('gate', 'first', '--rate', 'off', ...sure)).out).toContain('no gate')
  expect((await drop('extend', 'first', '--until', 'now+30d')).code).toBe(0)
  expect((await drop('end', 'first', ...sure)).out).toContain('ended')

  const shown = (await drop('show', 'first')).out
  expect(shown).toMatch(/han-doyun {2}command {2}price price 5000 → 6000 {2}경기 지연 {2}revision 3/)
  expect(shown.match(/han-doyun/g)).toHaveLength(9)
  const plan = await shop.fandeck('plan', 'shop')
  expect(plan.out).toContain('state ended → scheduled')
  expect(plan.out).toContain('danger the drop has ended, and its state becomes scheduled')
  expect(JSON.parse((await drop('show', 'first', '--json')).out)).toMatchObject({
    name: 'first',
    phase: 'closed',
  })
})

test.each([
  [['pause', 'first'], 'Missing required argument: --notice'],
  [['show', 'second'], 'DROP_UNKNOWN'],
  [['show', '../first'], 'DROP_UNKNOWN'],
  [['pause', '../first', '--notice', '쉬어요.'], 'BAD_REQUEST'],
  [['pause', 'first', '--notice', '<b>'], 'BAD_REQUEST'],
  [['resume', 'first'], 'DROP_NOT_PAUSED'],
  [['price', 'first', '--amount', '6000'], 'DROP_NOT_PAUSED'],
  [['price', 'first', '--amount', '6천'], '--amount is a number from 0 to 10000000'],
  [['add', 'first', '--packs', '0'], '--packs is a number from 1 to 1000000'],
  [['add', 'first', '--packs', '9999'], 'DROP_COPIES'],
  [['add', 'first', '--packs', '999999'], 'DROP_MOST'],
  [['extend', 'first', '--until', 'tomorrow'], 'BAD_REQUEST'],
  [['extend', 'first', '--until', 'now+1m'], 'DROP_EARLIER'],
  [['limits', 'first'], 'Name --per-order, --per-member, or both'],
  [['limits', 'first', '--per-order', '7'], 'DROP_LIMITS'],
  [['limits', 'first', '--per-order', '1001'], '--per-order is a number from 1 to 1000'],
  [['gate', 'first', '--rate', '0'], '--rate is off, or above 0'],
])('refuses %j', async (args, reason) => {
  const before = await row()
  expect(await drop(...args)).toMatchObject({ code: 1, errors: expect.stringContaining(reason) })
  expect(await row()).toEqual(before)
})

test('an office gets the paid orders of a drop and their refunds, without their buyers', async () => {
  const { db } = shop.backend.backend
  const row = (id: string, status: 'PAID' | 'REFUNDED' | 'RESERVED', amount: number) => ({
    ...{ id, userId: 'fan', dropId: 1, idempotencyKey: id, bodyHash: '', status, amount },
    ...{ paymentAmount: 5000 * amount, method: 'card' as const, redirectUrl: '', transferAgreement: true },
    ...{
      buyerName: '하늘',
      receiptType: 'none' as const,
      receiptInfoType: 'phone' as const,
      receiptInfo: '',
    },
    ...{ createdAt: NOON, expiresAt: NOON, settledAt: status === 'RESERVED' ? null : NOON + 60_000 },
  })
  await db
    .insert(orders)
    .values([row('fd-1', 'PAID', 2), row('fd-2', 'REFUNDED', 1), row('fd-3', 'RESERVED', 1)])
  const done = await drop('report', 'first', '--out', 'sales.csv')
  expect(done.out).toContain(
    'sales.csv: 2 orders, 3 packs, 15000 won paid, 5000 won to be refunded or refunded.',
  )
  const text = readFileSync(join(shop.root, 'sales.csv'), 'utf8')
  expect(text).toBe(
    '\uFEFForder,ordered,paid,packs,amount,refund,method,state\n' +
      'fd-1,2025-11-20 12:00,2025-11-20 12:01,2,10000,0,card,paid\n' +
      'fd-2,2025-11-20 12:00,2025-11-20 12:01,1,5000,5000,card,refunded\n',
  )
  const again = await drop('report', 'first', '--out', 'sales.csv')
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('nothing is written over') })
})

test('a token that only reads shows drops, and changes none', async () => {
  const { token } = await createToken(shop.backend.backend, { name: 'guest', role: 'viewer', days: 1 })
  expect((await shop.fandeckWith(token, 'drop', 'list')).out).toContain('첫 시즌 카드팩')
  const refused = await shop.fandeckWith(token, 'drop', 'pause', 'first', '--notice', '쉬어요.')
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('TOKEN_ROLE') })
})
