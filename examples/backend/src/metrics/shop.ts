import { sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { mintings, orders } from '../drops/tables.ts'
import { outbox } from '../outbox/tables.ts'

const HOUR_MS = 3_600_000

/** Adds the figures of the shop, which are read from the database when they are asked for. */
export function addShopMetrics(registry: Registry, { db, now }: Backend): void {
  const waitingWork = () =>
    rowsOf(
      db,
      sql`select ${outbox.kind} as kind, count(*) as count, min(greatest(${outbox.createdAt}, ${outbox.dueAt})) as since
        from ${outbox} where ${outbox.doneAt} is null group by 1`,
    )
  const packs = new Gauge({
    name: 'fandeck_packs',
    help: 'The packs of each drop that have not ended for an hour: sold, held for a payment, remaining.',
    labelNames: ['drop', 'state'],
    registers: [registry],
    async collect() {
      const rows = await rowsOf(
        db,
        sql`select drop, remaining, total - remaining - held as sold, held from (
            select ${mintings.dropId} as drop, ${mintings.remaining} as remaining, ${mintings.totalPacks} as total,
              coalesce((select sum(${orders.amount}) from ${orders}
                where ${orders.dropId} = ${mintings.dropId} and ${orders.status} = 'RESERVED'), 0) as held
            from ${mintings} where ${mintings.endAt} > ${now() - HOUR_MS}) as drops`,
      )
      packs.reset()
      for (const { drop, ...states } of rows)
        for (const [state, value] of Object.entries(states))
          packs.set({ drop: String(drop), state }, Number(value))
    },
  })
  const ended = new Gauge({
    name: 'fandeck_orders',
    help: 'The orders of the last hour, by status.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const rows = await rowsOf(
        db,
        // In two parts, each by its own index.
        sql`select status, count(*) as count from (
            select ${orders.status} as status from ${orders}
            where ${orders.stage} is not null and ${orders.createdAt} > ${now() - HOUR_MS}
            union all select ${orders.status} from ${orders}
            where ${orders.status} = 'RESERVED' and ${orders.createdAt} > ${now() - HOUR_MS}) as recent group by 1`,
      )
      ended.reset()
      for (const { status, count } of rows) ended.set({ status: String(status) }, Number(count))
    },
  })
  const waiting = new Gauge({
    name: 'fandeck_work_waiting',
    help: 'The waiting work, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      waiting.reset()
      for (const { kind, count } of await waitingWork()) waiting.set({ kind: String(kind) }, Number(count))
    },
  })
  const oldest = new Gauge({
    name: 'fandeck_work_oldest_seconds',
    help: 'The age of the oldest waiting work, by kind: mint is the lag of the chain, payment that of the gateway.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      oldest.reset()
      for (const { kind, since } of await waitingWork())
        oldest.set({ kind: String(kind) }, Math.max(0, (now() - Number(since)) / 1000))
    },
  })
}
