import { typedNumber } from '@fandeck/sdk/wire'
import { parse } from 'csv-parse/sync'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { correctParcel } from '../drops/orders.ts'
import { mintings, orders } from '../drops/tables.ts'
import { tellOfOrder, turnsOf } from '../messages/queue.ts'
import { Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import type { Operator } from './operators.ts'
import { CARRIERS } from './orders.page.ts'
import { operatorOrder, shipParcel } from './orders.ts'

/** The most parcels of one file. */
export const MOST_PARCELS = 1000

/** The fields of the form of one parcel. */
export const ShipForm = z.object({
  carrier: z.enum(CARRIERS),
  invoice_no: typedNumber({ pattern: /^\d{9,19}$/ }),
})

interface Parcel {
  carrier: string
  invoiceNumber: string
}

/**
 * Corrects the number of a parcel on its way, once, and tells the fan.
 *
 * @throws Problem NOT_TO_CORRECT
 */
export async function correctNumber(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
  parcel: Parcel,
): Promise<void> {
  await transact(backend, async (tx) => {
    const { order } = await operatorOrder(tx, orderId)
    if (order.carrier === parcel.carrier && order.invoiceNumber === parcel.invoiceNumber) return
    if (!(await correctParcel(tx, orderId, parcel, backend.now())))
      throw new Problem(409, '이미 한 번 고쳤거나 배송 중이 아닌 주문이에요.', 'NOT_TO_CORRECT')
    const turn = (await turnsOf(tx, 'shipped', orderId)) + 1
    await tellOfOrder(tx, backend, 'shipped', orderId, { turn })
    const detail = `${order.invoiceNumber} → ${parcel.invoiceNumber}`
    await recordAction(tx, backend, { operatorId, action: 'correct-parcel', subject: orderId, detail })
  })
}

const isToShip = eq(orders.stage, 'toShip')

/** Returns the drops with the number of their parcels that are to be sent. */
export const dropsToShip = ({ db }: Backend) =>
  db
    .select({ dropId: mintings.dropId, title: mintings.title, parcels: count() })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(isToShip)
    .groupBy(mintings.dropId)
    .orderBy(asc(mintings.dropId))
    .limit(50)

/** Returns the parcels of a drop or of chosen orders that are to be sent, the oldest first, and records who has them. */
export async function labelsOf(
  backend: Backend,
  { operatorId }: Operator,
  { dropId, ids }: { dropId?: number | undefined; ids: readonly string[] },
) {
  return transact(backend, async (tx) => {
    const rows = await tx
      .select({ order: orders, title: mintings.title })
      .from(orders)
      .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
      .where(
        and(
          isToShip,
          dropId === undefined ? undefined : eq(orders.dropId, dropId),
          ids.length > 0 ? inArray(orders.id, [...ids]) : undefined,
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(MOST_PARCELS)
    const found = new Set(rows.map(({ order }) => order.id))
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length > 0)
      throw new Problem(
        409,
        `배송을 준비하는 주문이 아니에요: ${missing.slice(0, 10).join(', ')}`,
        'NOT_TO_SHIP',
      )
    if (rows.length === 0) throw new Problem(409, '보낼 주문이 없어요.', 'NOT_TO_SHIP')
    const subject = dropId === undefined ? '고른 주문' : `드롭 ${dropId}`
    await recordAction(tx, backend, { operatorId, action: 'labels', subject, detail: `${rows.length}건` })
    return rows
  })
}
export type Label = Awaited<ReturnType<typeof labelsOf>>[number]

/** A line of a list of numbers that is not done. */
export interface BadLine {
  line: number
  text: string
  reason: string
}

/** What a list of numbers has done. */
export interface NumbersDone {
  shipped: number
  corrected: number
  /** Those that had the same number before. */
  same: number
  bad: BadLine[]
}

const Records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }))

/** Reads lines of order, carrier and number, with commas or tabs; the carrier can be left out. */
function linesOf(text: string) {
  try {
    const records: unknown = parse(text, {
      ...{ bom: true, info: true, trim: true, skip_empty_lines: true },
      ...{ relax_column_count: true, relax_quotes: true, delimiter: [',', '\t'] },
    })
    return z.parse(Records, records)
  } catch {
    throw new Problem(400, '목록을 읽지 못했어요. 따옴표가 닫혀 있는지 확인해 주세요.', 'BAD_REQUEST')
  }
}

/** Ships or corrects one order; returns what was done. */
async function doLine(
  backend: Backend,
  operator: Operator,
  orderId: string,
  parcel: Parcel,
  correct: boolean,
) {
  const { order, state } = await operatorOrder(backend.db, orderId)
  if (order.carrier === parcel.carrier && order.invoiceNumber === parcel.invoiceNumber) return 'same'
  if (order.invoiceNumber === null || state === 'toShip') {
    await shipParcel(backend, operator, orderId, parcel)
    return 'shipped'
  }
  if (!correct)
    throw new Problem(
      409,
      `이미 보낸 주문이에요 (${[order.carrier, order.invoiceNumber].filter(Boolean).join(' ')}).`,
      'NOT_TO_SHIP',
    )
  await correctNumber(backend, operator, orderId, parcel)
  return 'corrected'
}

/**
 * Ships the orders of a list in one transaction each, and returns the lines that fail with their reasons. Sending the
 * same list again changes nothing.
 *
 * @throws Problem BAD_REQUEST if the text is no list
 */
export async function shipNumbers(
  backend: Backend,
  operator: Operator,
  { text, carrier, correct }: { text: string; carrier: string; correct: boolean },
): Promise<NumbersDone> {
  const lines = linesOf(text).filter(({ record }, at) => at > 0 || !/주문/.test(record[0] ?? ''))
  if (lines.length === 0) throw new Problem(400, '운송장 목록을 넣어 주세요.', 'BAD_REQUEST')
  if (lines.length > MOST_PARCELS)
    throw new Problem(
      400,
      `한 번에 ${MOST_PARCELS.toLocaleString('ko-KR')}건까지 넣을 수 있어요.`,
      'BAD_REQUEST',
    )
  const done: NumbersDone = { shipped: 0, corrected: 0, same: 0, bad: [] }
  const seen = new Map<string, number>()
  for (const { record, info } of lines) {
    const [orderId = '', ...rest] = record.filter((cell, at) => at < 3 || cell !== '')
    const [given = '', number = ''] = rest.length > 1 ? rest : [carrier, ...rest]
    const refuse = (reason: string) =>
      done.bad.push({ line: info.lines, text: record.join(', ').slice(0, 100), reason })
    const earlier = seen.get(orderId)
    const read = z.safeParse(ShipForm, { carrier: given, invoice_no: number })
    if (earlier !== undefined) refuse(`같은 주문이 ${earlier}번째 줄에도 있어요.`)
    else if (!z.safeParse(ShipForm.shape.carrier, given).success) refuse(`'${given}'은 모르는 택배사예요.`)
    else if (!read.success) refuse('운송장 번호는 숫자 9–19자리예요.')
    else
      try {
        const parcel = { carrier: read.data.carrier, invoiceNumber: read.data.invoice_no }
        done[await doLine(backend, operator, orderId, parcel, correct)]++
        seen.set(orderId, info.lines)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        refuse(error.message)
      }
  }
  return done
}
