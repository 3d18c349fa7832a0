// Many parcels at once: addresses out, with a right and a record, and numbers in, line by line.
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { fillOrders } from '../../test/orders.ts'
import { orders } from '../drops/tables.ts'
import { fanMessages } from '../messages/tables.ts'
import { operatorActions, operators } from './tables.ts'

const [CJ, HANJIN] = ['CJ대한통운', '한진택배']
let desk: Desk
beforeEach(async () => {
  desk = await openDesk({ shipsGoods: true })
  // The orders 27, 36 and so on, up to 90, are to be sent.
  await fillOrders(desk.db, 21, 95)
})
afterEach(() => desk.close())

const idOf = (n: number) => `FD-251120-${String(n).padStart(12, '0')}`
const TO_SHIP = [27, 36, 45, 54, 63, 72, 81, 90].map(idOf)
const order = async (id: string) => (await desk.db.select().from(orders).where(eq(orders.id, id)))[0]
const put = (numbers: string, fields: Record<string, string> = {}) =>
  desk.post('/parcels/numbers', { numbers, ...fields })
const line = (id: string, number: string, carrier = CJ) => `${id},${carrier},${number}`
const done = (action: string) => desk.db.$count(operatorActions, sql`${operatorActions.action} = ${action}`)

describe('the list of addresses', () => {
  const labels = (fields: Record<string, string>) => desk.post('/parcels/labels', fields)

  test('has each parcel that is to be sent once, the oldest first, and is on record', async () => {
    expect(await desk.page('/parcels')).toContain('시험 팩 (8건)')
    const reply = await labels({ drop: '1' })
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="parcels.csv"')
    const rows: string[][] = parse(await reply.text(), { bom: true })
    expect(rows[0]?.slice(0, 3)).toEqual(['주문 번호', '받는 분', '휴대폰'])
    expect(rows.slice(1).map(([id]) => id)).toEqual(TO_SHIP.toReversed())
    expect(rows.at(-1)?.slice(1, 3)).toEqual(['받는 이 27', '01070000027'])
    const [action] = await desk.db.select().from(operatorActions).where(eq(operatorActions.action, 'labels'))
    expect(action).toMatchObject({ operatorId: 'doyun', subject: '드롭 1', detail: '8건' })
  })

  test('has only chosen orders, and takes no cell for a formula', async () => {
    await desk.db.execute(
      sql`update orders set delivery = jsonb_set(delivery, '{address}', '"=cmd|x"') where id = ${idOf(36)}`,
    )
    const text = await (await labels({ orders: `${idOf(36)}\n${idOf(27)}, ${idOf(36)}` })).text()
    expect(text.trim().split('\n')).toHaveLength(3)
    expect(text).toContain("'=cmd|x")
    const wrong = await labels({ orders: `${idOf(36)} ${idOf(28)}` })
    expect(wrong.status).toBe(409)
    expect(await wrong.text()).toContain(`배송을 준비하는 주문이 아니에요: ${idOf(28)}`)
    expect((await labels({ drop: '99' })).status).toBe(409)
  })

  test('is not for an operator who sends parcels without the right to it', async () => {
    await desk.db.update(operators).set({ role: 'support' })
    const page = await desk.page('/parcels')
    expect([page.includes('상점 역할부터'), page.includes('parcels/labels')]).toEqual([true, false])
    const reply = await labels({ drop: '1' })
    expect(reply.status).toBe(403)
    expect(await reply.text()).not.toContain('받는 이')
    expect(await done('labels')).toBe(0)
  })
})

describe('the list of numbers', () => {
  test('ships the good lines, and names each bad one with its line and its reason', async () => {
    await desk.db
      .update(orders)
      .set({ invoiceNumber: null })
      .where(eq(orders.id, idOf(52)))
    const list = [
      '주문 번호,택배사,운송장 번호',
      line(idOf(27), '6012-3456-3387'),
      `${idOf(36)}\t${HANJIN}\t601234563388`,
      `${idOf(45)},601234563389`,
      '',
      line('FD-251120-NONE', '601234563390'),
      line(idOf(54), '12'),
      line(idOf(63), '601234563391', '번개택배'),
      line(idOf(27), '601234563392'),
      line(idOf(28), '601234563393'),
      line(idOf(52), '601234563394'),
      '<b>x</b>',
    ].join('\r\n')
    const page = await (await put(list, { carrier: HANJIN })).text()
    expect(page).toContain('<b>3건을 발송했어요.</b>')
    for (const [at, reason] of [
      [6, '주문을 찾을 수 없어요.'],
      [7, '운송장 번호는 숫자 9–19자리예요.'],
      [8, '모르는 택배사예요.'],
      [9, '같은 주문이 2번째 줄에도 있어요.'],
      [10, '이미 보낸 주문이에요'],
      [11, '보낼 상품이 없는 주문이거나'],
      [12, '운송장 번호는'],
    ] as const)
      expect(page.replaceAll(/\s+/g, ' ')).toMatch(
        new RegExp(`<td>${at}</td><td>[^<]*</td><td>[^<]*${reason}`),
      )
    expect(page).not.toContain('<b>x</b>')
    expect(await order(idOf(27))).toMatchObject({ carrier: CJ, invoiceNumber: '601234563387' })
    expect(await order(idOf(36))).toMatchObject({ carrier: HANJIN, invoiceNumber: '601234563388' })
    expect(await order(idOf(45))).toMatchObject({ carrier: HANJIN, invoiceNumber: '601234563389' })
    expect(await done('ship')).toBe(3)
  })

  test('changes nothing when it is sent twice, also at once; a file is a list as well', async () => {
    const list = TO_SHIP.map((id, at) => line(id, `60123456330${at}`)).join('\n')
    await Promise.all([put(list), put(list)])
    const again = new FormData()
    again.set('numbers', '')
    again.set('file', new File([`\uFEFF${list}`], '운송장.csv', { type: 'text/csv' }))
    const reply = await desk.fetch('http://api.localhost/staff/operations/parcels/numbers', {
      method: 'POST',
      headers: { origin: 'http://api.localhost', cookie: desk.cookie },
      body: again,
    })
    expect(await reply.text()).toContain('<b>0건을 발송했어요.</b> 8건은 이미 같은 번호예요.')
    expect(await done('ship')).toBe(8)
    expect(await desk.db.$count(fanMessages)).toBe(8)
  })

  test('corrects a number once, if asked to, and tells the fan again', async () => {
    await put(line(idOf(27), '601234563387'))
    const refused = await (await put(line(idOf(27), '601234563388'))).text()
    expect(refused).toContain('이미 보낸 주문이에요 (CJ대한통운 601234563387).')
    const asked = { correct: 'yes' }
    const corrected = await (await put(line(idOf(27), '601234563388'), asked)).text()
    expect(corrected).toContain('1건은 운송장을 고쳤어요.')
    expect(await order(idOf(27))).toMatchObject({ invoiceNumber: '601234563388', invoiceCorrectedAt: NOON })
    expect(await (await put(line(idOf(27), '601234563389'), asked)).text()).toContain('이미 한 번 고쳤거나')
    const told = await desk.db.select().from(fanMessages).orderBy(fanMessages.id)
    expect(told.map(({ name, turn, values }) => [name, turn, values.invoice])).toEqual([
      ['shipped', 1, '601234563387'],
      ['shipped', 2, '601234563388'],
    ])
    const [action] = await desk.db
      .select()
      .from(operatorActions)
      .where(eq(operatorActions.action, 'correct-parcel'))
    expect(action?.detail).toBe('601234563387 → 601234563388')
    // The page of one order has the same step.
    await put(line(idOf(36), '601234563390'))
    expect(await desk.page(`/orders/${idOf(36)}`)).toContain('운송장 고치기')
    const one = { carrier: CJ, invoice_no: '601234563391' }
    expect((await desk.post(`/orders/${idOf(36)}/correct-parcel`, one)).status).toBe(303)
    expect(await desk.page(`/orders/${idOf(36)}`)).not.toContain('운송장 고치기')
    expect((await desk.post(`/orders/${idOf(36)}/correct-parcel`, one)).status).toBe(303)
    expect(
      (await desk.post(`/orders/${idOf(36)}/correct-parcel`, { ...one, invoice_no: '601234563392' })).status,
    ).toBe(409)
  })

  test.each([
    ['', 400],
    ['주문 번호,택배사,운송장 번호', 400],
    [`"${idOf(27)},x`, 400],
    [Array.from({ length: 1001 }, (_, n) => `x${n},1`).join('\n'), 400],
    ['x'.repeat(200_000), 413],
  ])('that is none, or too long, is refused: %#', async (list, status) => {
    expect((await put(list)).status).toBe(status)
    expect(await done('ship')).toBe(0)
  })
})
