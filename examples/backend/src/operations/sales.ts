import { type DropPhase, phaseOf } from '@fandeck/sdk/drops'
import { and, desc, eq, gt, lte, sum } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { type OrderSpan, spansOf } from '../drops/counts.ts'
import type { RefusalReason } from '../drops/refusals.ts'
import { stateOf } from '../drops/service.ts'
import { dropRefusals, mintings, orders } from '../drops/tables.ts'
import { countFans } from '../gate/fan-count.ts'
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
  const spans = await spansOf(db, dropId, at - HOUR)
  const refused = await db
    .select({ reason: dropRefusals.reason, attempts: sum(dropRefusals.refused).mapWith(Number) })
    .from(dropRefusals)
    .where(and(eq(dropRefusals.dropId, dropId), gt(dropRefusals.minute, at - HOUR)))
    .groupBy(dropRefusals.reason)
  const endedAs = (status: OrderSpan['status']) =>
    spans.reduce((ended, span) => ended + (span.status === status ? span.orders : 0), 0)
  const perMinute = Array.from({ length: BARS }, () => 0)
  for (const { span, status, packs } of spans) {
    const bar = BARS - 1 - Math.max(0, Math.floor((at - span) / MINUTE))
    if (status === 'PAID' && bar >= 0) perMinute[bar] = (perMinute[bar] ?? 0) + packs
  }
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
    perMinute,
  }
}
