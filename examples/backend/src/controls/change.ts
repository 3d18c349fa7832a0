import { DropFile, type DropOrder, type DropPreview, type DropQuestion } from '@fandeck/sdk/shop'
import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import { readDatabaseTime } from '../db/time.ts'
import { transact, transactOnce } from '../db/transact.ts'
import { lockMinting } from '../drops/store.ts'
import { mintings } from '../drops/tables.ts'
import { delayCalls, setGateIn } from '../gate/store.ts'
import { fillDrops, freeCopies } from '../shop-files/kinds/drops.ts'
import { shopRevisions, shopThings } from '../shop-files/tables.ts'
import { dropIdOf, type FoundDrop, foundDrop, type Pause, pauseOf } from './find.ts'
import { controlRefusals as refusals } from './problems.ts'
import { needsConfirmation, settingsAfter } from './rules.ts'
import { changedColumns, differencesOf, patchedFile, type SaleSettings } from './settings.ts'
import { type dropActions as actionsTable, dropActions } from './tables.ts'

/** Who takes a step, and from where. */
export interface Controller {
  author: string
  by: (typeof actionsTable.$inferSelect)['by']
}

/** A step that has been judged: what it would change. */
interface Judged {
  found: FoundDrop
  after: SaleSettings
  pause: Pause
  now: number
  preview: DropPreview
}

/** Judges a step; changes nothing. @throws Problem of `settingsAfter`, DROP_SAME, DROP_COPIES */
async function judge(
  tx: Tx,
  backend: Backend,
  { dropId, change }: { dropId: number } & Omit<DropQuestion, 'drop'>,
) {
  const found = await foundDrop(tx, dropId)
  const { row, settings, version } = found
  const now = await readDatabaseTime(backend, tx)
  const pause = await pauseOf(tx, dropId)
  const after = settingsAfter(settings, change, { now, beforePause: pause.beforePause })
  const changes = differencesOf(settings, after)
  if (changes.length === 0) throw refusals.same()
  const needed = (after.packs - settings.packs) * row.cardsPerPack
  const free = needed > 0 ? await freeCopies(tx, row.packId) : 0
  if (free < needed) throw refusals.copies({ free, needed })
  const preview = { drop: dropId, title: row.title, confirms: needsConfirmation(change), version, changes }
  return { found, after, pause, now, preview } satisfies Judged
}

/** Returns what a step would change. @throws Problem of `judge`, DROP_UNKNOWN */
export const askDrop = (backend: Backend, { drop, change }: DropQuestion): Promise<DropPreview> =>
  transact(backend, async (tx) => {
    const dropId = await dropIdOf(tx, drop)
    return (await judge(tx, backend, { dropId, change })).preview
  })

/** Writes what differs into the file of a drop, as a revision of the shop; a drop without a file has none. */
async function writeRevision(
  tx: Tx,
  { row, name, file }: FoundDrop,
  { changes, author, at }: { changes: DropPreview['changes']; author: string; at: number },
): Promise<number | undefined> {
  if (name === undefined || file === undefined) return undefined
  const after = z.parse(DropFile, patchedFile(file, changes))
  await tx
    .update(shopThings)
    .set({ file: after })
    .where(and(eq(shopThings.kind, 'drops'), eq(shopThings.id, row.dropId)))
  const change = { action: 'change' as const, kind: 'drops', name, before: file, after }
  const [written] = await tx
    .insert(shopRevisions)
    .values({ author, at, changes: [change] })
    .returning({ revision: shopRevisions.revision })
  return written?.revision
}

/** Writes the row of a drop, its copies and its gate. */
async function writeDrop(tx: Tx, backend: Backend, { found, after, pause, now }: Judged): Promise<void> {
  const { row, settings } = found
  const { dropId, packId } = row
  const more = after.packs - settings.packs
  await tx
    .update(mintings)
    .set({
      ...changedColumns(settings, after),
      ...(more > 0 && { remaining: sql`${mintings.remaining} + ${more}` }),
      updatedAt: backend.now(),
    })
    .where(eq(mintings.dropId, dropId))
  if (more > 0) await fillDrops(tx, [packId])
  if (after.fansPerSecond !== settings.fansPerSecond)
    await setGateIn(tx, backend, dropId, after.fansPerSecond ?? null)
  const resumes = settings.state === 'paused' && after.state !== 'paused' && after.state !== 'ended'
  if (resumes && pause.since !== undefined)
    await delayCalls(tx, backend, dropId, {
      since: pause.since,
      ms: now - Math.max(pause.since, row.startAt),
    })
}

/**
 * Takes a step in a transaction that its caller has begun. The lock of applies comes first, then the stock row, so that
 * no purchase sees half of a step.
 *
 * @throws Problem of `judge`, DROP_UNKNOWN, DROP_REASON, DROP_CONFIRM, DROP_CHANGED
 */
export async function changeDropIn(
  tx: Tx,
  backend: Backend,
  { drop, change, reason, confirm }: DropOrder,
  { author, by }: Controller,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.content})`)
  const dropId = await dropIdOf(tx, drop)
  await lockMinting(tx, dropId)
  const judged = await judge(tx, backend, { dropId, change })
  const { preview, found } = judged
  // A step from the machine of the backend is its own confirmation.
  const confirms = preview.confirms && by !== 'admin'
  if (confirms && confirm === undefined) throw refusals.confirm(preview)
  if (confirm !== undefined && confirm !== preview.version) throw refusals.changed(preview)
  if (confirms && reason === undefined) throw refusals.reason()
  await writeDrop(tx, backend, judged)
  const { changes } = preview
  const at = Math.floor(judged.now / 1000) * 1000
  const revision = await writeRevision(tx, found, { changes, author, at })
  await tx.insert(dropActions).values({
    ...{ dropId, author, by, action: change.action, changes, at: judged.now },
    reason: reason ?? null,
    revision: revision ?? null,
  })
  backend.log.info('drop.changed', { dropId, action: change.action, author, by })
  return dropId
}

/** Takes a step; a lost answer is not repeated, because packs would be added twice. @throws Problem as `changeDropIn` */
export const changeDrop = (backend: Backend, order: DropOrder, controller: Controller): Promise<number> =>
  transactOnce(backend, (tx) => changeDropIn(tx, backend, order, controller))
