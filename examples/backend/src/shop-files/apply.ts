import type { ApplyBody, PlanBody, ShopPlan, ShopRevision, ShopStep } from '@fandeck/sdk/shop'
import { and, eq, sql } from 'drizzle-orm'
import { giveDueToAll } from '../benefits/rules.ts'
import { packs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { type Applying, KIND_NAMES, type KindName } from './kind.ts'
import { fillDrops } from './kinds/drops.ts'
import { KINDS } from './kinds/index.ts'
import { writeDeck } from './kinds/shop.ts'
import { type JudgedChange, type Preparation, planOf, prepare } from './plan.ts'
import { shopRefusals } from './problems.ts'
import { type ShopChange, shopPictures, shopRevisions, shopThings } from './tables.ts'
import { listMembers, writeLists } from './whitelists.ts'

/** Serialises applies, and the first fill of a new database. */
const lock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.content})`)

/** Returns what an apply of a document would do; changes nothing. */
export const planShop = (backend: Backend, body: PlanBody): Promise<ShopPlan> =>
  transact(backend, async (tx) => {
    await lock(tx)
    return planOf(await prepare(tx, backend, body))
  })

async function writeChange<Name extends KindName>(
  applying: Applying,
  { kind, change }: JudgedChange<Name>,
): Promise<void> {
  const { after, ...rest } = change
  if (after === undefined) await KINDS[kind].remove(applying, change)
  else await KINDS[kind].write(applying, { ...rest, after })
}

/** Writes the rows of all changes, in the order in which they refer to one another. */
async function writeChanges(applying: Applying, changes: readonly JudgedChange[]): Promise<void> {
  const of = (kind: KindName) => changes.filter((one) => one.kind === kind)
  const isGone = ({ action }: JudgedChange) => action === 'remove'
  for (const kind of KIND_NAMES.toReversed())
    for (const one of of(kind).filter(isGone)) await writeChange(applying, one)
  for (const kind of KIND_NAMES)
    for (const one of of(kind)) if (!isGone(one)) await writeChange(applying, one)
  const { tx, document, idOf } = applying
  if (of('packs').length > 0) {
    await writeDeck(tx, document.shop.deck)
    // Without statistics the planner expects one copy, and a draw takes ten times as long.
    await tx.execute(sql`analyze designs, editions`)
  }
  // Drops take their copies once all cards have theirs; the database refuses a drop that lacks some.
  const dropped = new Set([
    ...of('packs').map(({ change }) => change.id),
    ...Object.values(document.drops).map(({ pack }) => idOf('packs', pack)),
  ])
  if (of('packs').length + of('drops').length > 0) await fillDrops(tx, [...dropped])
  for (const [name, { state, whitelist }] of Object.entries(document.drops))
    if (state !== 'draft') await listMembers(tx, idOf('drops', name), whitelist)
}

/** Rows in one statement. */
const AT_ONCE = 5000

/** Keeps the files and their numbers, from which the next plan starts. */
async function writeThings(tx: Tx, { numbers, changes }: Preparation, now: number): Promise<void> {
  for (let at = 0; at < numbers.fresh.length; at += AT_ONCE)
    await tx
      .insert(shopThings)
      .values(numbers.fresh.slice(at, at + AT_ONCE).map((thing) => ({ ...thing, firstAppliedAt: now })))
  for (const { kind, change } of changes)
    await tx
      .update(shopThings)
      .set({ file: change.after ?? null })
      .where(and(eq(shopThings.kind, kind), eq(shopThings.name, change.name)))
}

async function writePictures(tx: Tx, pictures: Readonly<Record<string, string>>): Promise<void> {
  await tx.delete(shopPictures)
  const rows = Object.entries(pictures).map(([path, source]) => ({ path, source }))
  if (rows.length > 0) await tx.insert(shopPictures).values(rows)
}

/** Whether a database has content that no file describes. */
const isForeign = async (tx: Tx): Promise<boolean> =>
  (await tx.$count(shopThings)) === 0 && (await tx.$count(packs)) > 0

/** Writes a prepared shop, and its revision if something changes. */
async function write(
  tx: Tx,
  backend: Backend,
  prepared: Preparation,
  { author, body }: Order,
): Promise<number> {
  const { changes, lists, applying, revision } = prepared
  const now = Math.floor(backend.now() / 1000) * 1000
  await writeThings(tx, prepared, now)
  await writeLists(tx, body.document.whitelists)
  await writeChanges(applying, changes)
  await writePictures(tx, body.pictures)
  if (changes.length + lists.length > 0) await giveDueToAll(tx)
  if (changes.length + lists.length === 0) return revision
  const written: ShopChange[] = changes.map(({ action, kind, change }) => ({
    ...{ action, kind, name: change.name },
    before: change.before ?? null,
    after: change.after ?? null,
  }))
  const [row] = await tx
    .insert(shopRevisions)
    .values({ author, at: now, changes: [...written, ...lists.map(listChange)] })
    .returning({ revision: shopRevisions.revision })
  return row?.revision ?? revision
}

/** The change of a whitelist, without its people. */
const listChange = ({ action, kind, name, changes }: ShopStep): ShopChange => ({
  ...{ action, kind, name },
  before: null,
  after: changes,
})

interface Order {
  author: string
  body: PlanBody & Pick<ApplyBody, 'allow'> & { revision?: number }
}

/**
 * Applies a document in a transaction that its caller has begun.
 *
 * @throws Problem SHOP_FAULTS, SHOP_PICTURES, SHOP_REFUSED, SHOP_DANGEROUS, SHOP_CHANGED, SHOP_FOREIGN
 */
export async function applyIn(tx: Tx, backend: Backend, order: Order): Promise<ShopPlan> {
  await lock(tx)
  const { body } = order
  if (await isForeign(tx)) throw shopRefusals.foreign()
  const prepared = await prepare(tx, backend, body)
  const plan = planOf(prepared)
  // A second attempt after a lost answer finds what the first has written, and nothing left to do.
  if (body.revision !== undefined && body.revision !== prepared.revision && plan.steps.length > 0)
    throw shopRefusals.changed(prepared.revision)
  if (plan.problems.length > 0) throw shopRefusals.faults(plan)
  if (plan.missing.length > 0) throw shopRefusals.pictures(plan)
  if (plan.steps.some(({ refusals }) => refusals.length > 0)) throw shopRefusals.refused(plan)
  if (!body.allow && plan.steps.some(({ dangers }) => dangers.length > 0)) throw shopRefusals.dangerous(plan)
  const revision = await write(tx, backend, prepared, order)
  await backend.failpoint('shop.applied')
  return { ...plan, revision }
}

/** Applies a document in one transaction. @throws Problem as `applyIn` */
export const applyShop = (backend: Backend, order: Order): Promise<ShopPlan> =>
  transact(backend, (tx) => applyIn(tx, backend, order))

/** Returns the revisions of a shop, newest first. */
export async function revisionsOf({ db }: Backend): Promise<ShopRevision[]> {
  const rows = await db.select().from(shopRevisions).orderBy(sql`${shopRevisions.revision} desc`).limit(200)
  return rows.map(({ changes, ...row }) => ({
    ...row,
    steps: changes.map(({ action, kind, name }) => ({ action, kind, name })),
  }))
}
