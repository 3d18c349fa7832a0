import { type DropChange, DropFile } from '@fandeck/sdk/shop'
import { and, desc, eq, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../db/open.ts'
import { type Minting, mintingBySeq } from '../drops/store.ts'
import { gates } from '../gate/tables.ts'
import { shopThings } from '../shop-files/tables.ts'
import { controlRefusals as refusals } from './problems.ts'
import { type SaleSettings, settingsOf, versionOf } from './settings.ts'
import { dropActions } from './tables.ts'

const MOST_ID = 2 ** 31 - 1
/** The earlier steps that a reader needs. */
const AT_MOST = 100

export type ActionRow = typeof dropActions.$inferSelect

/** A drop as it runs, with its file and what operators have done. */
export interface FoundDrop {
  row: Minting
  name: string | undefined
  file: DropFile | undefined
  settings: SaleSettings
  /** The newest first. */
  actions: ActionRow[]
  version: string
}

const numberIn = (text: string): number =>
  /^\d{1,10}$/.test(text) && Number(text) <= MOST_ID ? Number(text) : 0

/**
 * Returns the number of a drop that is named by it, or by the name of its file.
 *
 * @throws Problem DROP_UNKNOWN, also for a draft
 */
export async function dropIdOf(db: Db | Tx, drop: string): Promise<number> {
  const number = numberIn(drop)
  if (number > 0 && (await mintingBySeq(db, number))) return number
  const named = and(eq(shopThings.kind, 'drops'), eq(shopThings.name, drop))
  const [thing] = await db.select({ id: shopThings.id }).from(shopThings).where(named)
  if (!thing || !(await mintingBySeq(db, thing.id))) throw refusals.unknown()
  return thing.id
}

/** Returns a drop with its settings. @throws Problem DROP_UNKNOWN */
export async function foundDrop(db: Db | Tx, dropId: number): Promise<FoundDrop> {
  const row = await mintingBySeq(db, dropId)
  if (!row) throw refusals.unknown()
  const [thing] = await db
    .select({ name: shopThings.name, file: shopThings.file })
    .from(shopThings)
    .where(and(eq(shopThings.kind, 'drops'), eq(shopThings.id, dropId)))
  const [gate] = await db.select({ passRate: gates.passRate }).from(gates).where(eq(gates.dropId, dropId))
  const actions = await db
    .select()
    .from(dropActions)
    .where(eq(dropActions.dropId, dropId))
    .orderBy(desc(dropActions.actionId))
    .limit(AT_MOST)
  const file = thing?.file ? z.parse(DropFile, thing.file) : undefined
  const settings = settingsOf(row, gate?.passRate, file)
  const version = versionOf(settings, actions[0]?.actionId ?? 0)
  return { row, name: thing?.name, file, settings, actions, version }
}

/** What a resumed drop returns to, and since when it is paused. */
export interface Pause {
  beforePause: Pick<SaleSettings, 'state' | 'pauseNotice'>
  /** Epoch ms; `undefined` if a file has paused it. */
  since: number | undefined
}

const State = z.catch(z.enum(['scheduled', 'open']), 'open')
const Notice = z.catch(z.optional(z.string()), undefined)

/** Returns the step that has paused a drop; the newest, because each pause but a change of its notice changes the state. */
export async function pauseOf(db: Db | Tx, dropId: number): Promise<Pause> {
  const action = (name: DropChange['action']) => eq(dropActions.action, name)
  const rows = await db
    .select()
    .from(dropActions)
    .where(and(eq(dropActions.dropId, dropId), or(action('pause'), action('resume'))))
    .orderBy(desc(dropActions.actionId))
    .limit(AT_MOST)
  const pause = rows.find(({ changes }) => changes.some(({ field }) => field === 'state'))
  if (pause?.action !== 'pause')
    return { beforePause: { state: 'open', pauseNotice: undefined }, since: undefined }
  const before = (field: string) => pause.changes.find((one) => one.field === field)?.before
  const beforePause = {
    state: z.parse(State, before('state')),
    pauseNotice: z.parse(Notice, before('pauseNotice')),
  }
  return { beforePause, since: pause.at }
}
