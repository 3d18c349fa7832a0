import type { DropSale } from '@fandeck/sdk/shop'
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { orders } from '../drops/tables.ts'

const AT_ONCE = 5000
const STATES = { PAID: 'paid', REFUND_DUE: 'refundDue', REFUNDED: 'refunded' } as const
const isPaid = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status)

/** Returns the paid orders of a drop after an order, by their numbers, at most 5,000; without their buyers. */
export async function salesOfDrop({ db }: Backend, dropId: number, after = ''): Promise<DropSale[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.dropId, dropId),
        inArray(orders.status, ['PAID', 'REFUND_DUE', 'REFUNDED']),
        isNotNull(orders.settledAt),
        gt(orders.id, after),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(AT_ONCE)
  return rows.flatMap(({ id, createdAt, settledAt, amount, paymentAmount, method, status }) =>
    isPaid(status)
      ? [
          {
            ...{ order: id, orderedAt: createdAt, paidAt: settledAt ?? createdAt, packs: amount },
            ...{ amount: paymentAmount, method, state: STATES[status] },
          },
        ]
      : [],
  )
}
