import { phaseOf } from '@fandeck/sdk/drops'
import type { DropAction, RunningDrop } from '@fandeck/sdk/shop'
import { and, desc, eq, sum } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { readDatabaseTime } from '../db/time.ts'
import { stateOf } from '../drops/service.ts'
import { mintings, orders } from '../drops/tables.ts'
import { type ActionRow, foundDrop } from './find.ts'

const actionOf = ({ at, author, by, action, reason, changes, revision }: ActionRow): DropAction => ({
  ...{ at, author, by, action, changes },
  ...(reason !== null && { reason }),
  ...(revision !== null && { revision }),
})

/** Returns a drop as it runs and what operators have done with it. @throws Problem DROP_UNKNOWN */
export async function runningDrop(backend: Backend, dropId: number): Promise<RunningDrop> {
  const { db } = backend
  const { row, name, settings, actions } = await foundDrop(db, dropId)
  const [reserved] = await db
    .select({ packs: sum(orders.amount).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.dropId, dropId), eq(orders.status, 'RESERVED')))
  const held = reserved?.packs ?? 0
  const { pauseNotice, fansPerSecond } = settings
  return {
    drop: dropId,
    ...(name !== undefined && { name }),
    title: row.title,
    state: settings.state,
    phase: phaseOf({ ...row, ...stateOf(row) }, await readDatabaseTime(backend, db), row.remaining),
    ...(pauseNotice !== undefined && { notice: pauseNotice }),
    startsAt: row.startAt,
    endsAt: row.endAt,
    price: settings.price,
    packs: row.totalPacks,
    sold: row.held - held,
    held,
    remaining: row.remaining,
    perOrder: row.maxPerOrder,
    perMember: row.maxPerMember,
    ...(fansPerSecond !== undefined && { fansPerSecond }),
    actions: actions.map(actionOf),
  }
}

/** Returns every drop as it runs, the newest first. */
export async function runningDrops(backend: Backend): Promise<RunningDrop[]> {
  const rows = await backend.db
    .select({ dropId: mintings.dropId })
    .from(mintings)
    .orderBy(desc(mintings.startAt), desc(mintings.dropId))
  const drops: RunningDrop[] = []
  for (const { dropId } of rows) drops.push({ ...(await runningDrop(backend, dropId)), actions: [] })
  return drops
}
