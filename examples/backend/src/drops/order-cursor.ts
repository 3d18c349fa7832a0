import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { orders } from './tables.ts'

/** The last order of a page of a list, newest first. */
export interface OrderCursor {
  at: number
  id: string
}

/** The cursor of an order: `1763607600000.FD-251120-K3WRT9HXE4LP`. */
export const orderCursor = z.codec(
  z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,64}$/)),
  z.object({ at: z.number(), id: z.string() }),
  {
    decode(text) {
      const dot = text.indexOf('.')
      return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) }
    },
    encode: ({ at, id }) => `${at}.${id}`,
  },
)

/** Restricts a list of orders to those after a cursor. */
export const afterOrder = (cursor: OrderCursor | undefined): SQL | undefined =>
  cursor && sql`(${orders.createdAt}, ${orders.id}) < (${cursor.at}::bigint, ${cursor.id})`
