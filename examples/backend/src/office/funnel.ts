import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { notFound } from '../problem.ts'

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Funnel = z.object({
  title: z.string(),
  hasGate: z.boolean(),
  entered: number,
  called: number,
  fans: number,
  reserved: number,
  paid: number,
  opened: number,
  refunded: number,
  cards: number,
  minted: number,
})
/** How far the fans of a drop came: those at its gate, orders, and cards. Views of its page are not counted. */
export type Funnel = z.output<typeof Funnel>

/** Returns the funnel of a drop; throws for an unknown one. */
export async function funnelOf({ db }: Pick<Backend, 'db'>, dropId: number): Promise<Funnel> {
  const [row] = await rowsOf(
    db,
    sql`select m.title, exists (select from gates g where g.minting_seq = m.minting_seq) as "hasGate", p.*, o.*, c.*
      from mintings m
      cross join lateral (select count(*) as entered, count(called_at) as called
        from gate_places where minting_seq = m.minting_seq) p
      cross join lateral (select count(distinct user_id) as fans, count(*) as reserved,
          count(*) filter (where status in ('PAID', 'REFUND_DUE', 'REFUNDED')) as paid,
          count(*) filter (where opened_at is not null) as opened,
          count(*) filter (where status in ('REFUND_DUE', 'REFUNDED')) as refunded
        from orders where minting_seq = m.minting_seq) o
      cross join lateral (select count(*) as cards, count(t.metadata_idx) as minted
        from editions e join orders x on x.id = e.order_id and x.opened_at is not null
        left join tokens t on t.metadata_idx = e.metadata_idx and t.edition = e.edition and t.state = 'minted'
        where e.minting_seq = m.minting_seq) c
      where m.minting_seq = ${dropId}::int`,
  )
  if (!row) throw notFound('드롭을 찾을 수 없어요.')
  return z.parse(Funnel, row)
}
