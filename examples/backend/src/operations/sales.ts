import { type DropPhase, phaseOf } from '@fandeck/sdk/drops'
import { and, count, desc, eq, gt, inArray, lte, sql, sum } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { RefusalReason } from '../drops/refusals.ts'
import { stateOf } from '../drops/service.ts'
import { dropRefusals, mintings, orders } from '../drops/tables.ts'
import { countFans } from '../gate/store.ts'
import { notFound } from '../problem.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The minutes of the chart. */
const BARS = 24

/** The stock and the sales of a drop at this moment; packs. */
export interface Sales {
  dropId: number
  title: string
  startAt: number
  endAt: number
  now: number
  /** What fans see. */
  phase: DropPhase
  /** False if an operator has closed it. */
  enabled: boolean
  total: number
  sold: number
  held: number
  remaining: number
  /** The attempts of the last hour that ended without a sale: refused purchases, and orders that were not paid. */
  unsold: { notListed: number; limitOver: number; expired: number; failed: number; soldOut: number }
  /** The packs paid in each of the last minutes, the current one last. */
  perMinute: number[]
  /** The fans at the gate. */
  fans: number
}

/** Returns every drop with the phase that fans see, newest first. */
export async function dropsOf({ db, now }: Backend) {
  const drops = await db
    .select({
      dropId: mintings.dropId,
      title: mintings.title,
      startAt: mintings.startAt,
      endAt: mintings.endAt,
      enabled: mintings.enabled,
      paused: mintings.paused,
      pauseNotice: mintings.pauseNotice,
      remaining: mintings.remaining,
      total: mintings.totalPacks,
    })
    .from(mintings)
    .orderBy(desc(mintings.startAt))
  const at = now()
  return drops.map((drop) => ({ ...drop, phase: phaseOf({ ...drop, ...stateOf(drop) }, at, drop.remaining) }))
}

/** Returns the drop on sale that ends first; otherwise the newest. */
export async function currentDrop({ db, now }: Backend): Promise<number | undefined> {
  const at = now()
  const [open] = await db
    .select({ dropId: mintings.dropId })
    .from(mintings)
    .where(and(mintings.enabled, lte(mintings.startAt, at), gt(mintings.endAt, at)))
    .orderBy(mintings.endAt, mintings.dropId)
    .limit(1)
  if (open) return open.dropId
  const [newest] = await db
    .select({ dropId: mintings.dropId })
    .from(mintings)
    .orderBy(desc(mintings.startAt))
    .limit(1)
  return newest?.dropId
}

/** Returns the figures of a drop; throws for an unknown one. */
export async function salesOf({ db, now }: Backend, dropId: number): Promise<Sales> {
  const at = now()
  const [drop] = await db.select().from(mintings).where(eq(mintings.dropId, dropId))
  if (!drop) throw notFound('드롭을 찾을 수 없어요.')
  const ofDrop = eq(orders.dropId, dropId)
  const [reserved] = await db
    .select({ packs: sum(orders.amount).mapWith(Number) })
    .from(orders)
    .where(and(ofDrop, eq(orders.status, 'RESERVED')))
  const ended = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(and(ofDrop, inArray(orders.status, ['EXPIRED', 'FAILED']), gt(orders.createdAt, at - HOUR)))
    .groupBy(orders.status)
  const refused = await db
    .select({ reason: dropRefusals.reason, attempts: sum(dropRefusals.refused).mapWith(Number) })
    .from(dropRefusals)
    .where(and(eq(dropRefusals.dropId, dropId), gt(dropRefusals.minute, at - HOUR)))
    .groupBy(dropRefusals.reason)
  const minute = sql<number>`floor((${at}::bigint - ${orders.settledAt}) / ${MINUTE})::int`
  const paid = await db
    .select({ minute, packs: sum(orders.amount).mapWith(Number) })
    .from(orders)
    .where(and(ofDrop, eq(orders.status, 'PAID'), gt(orders.settledAt, at - BARS * MINUTE)))
    // By position, because the parameters of a repeated expression would differ.
    .groupBy(sql`1`)
  const endedAs = (status: 'EXPIRED' | 'FAILED') => ended.find((row) => row.status === status)?.orders ?? 0
  const refusedAs = (reason: RefusalReason) => refused.find((row) => row.reason === reason)?.attempts ?? 0
  const held = reserved?.packs ?? 0
  return {
    dropId,
    title: drop.title,
    startAt: drop.startAt,
    endAt: drop.endAt,
    now: at,
    phase: phaseOf({ ...drop, ...stateOf(drop) }, at, drop.remaining),
    enabled: drop.enabled,
    total: drop.totalPacks,
    sold: drop.totalPacks - drop.remaining - held,
    held,
    remaining: drop.remaining,
    unsold: {
      notListed: refusedAs('NOT_LISTED'),
      limitOver: refusedAs('LIMIT_OVER'),
      expired: endedAs('EXPIRED'),
      failed: endedAs('FAILED'),
      soldOut: refusedAs('SOLD_OUT'),
    },
    fans: await countFans(db, dropId),
    perMinute: Array.from(
      { length: BARS },
      (_, index) => paid.find((row) => row.minute === BARS - 1 - index)?.packs ?? 0,
    ),
  }
}
