import { isDeepStrictEqual } from 'node:util'
import { checkShop, type ShopDocument, type ShopPlan, type ShopStep } from '@fandeck/sdk/shop'
import { desc } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { coloured } from './coloured.ts'
import { changesOf, picturesIn, picturesOf } from './difference.ts'
import { currentDocument, settle } from './document.ts'
import { CardDrawing, SceneDrawing } from './drawing.schema.ts'
import {
  type Applying,
  type ChangeOf,
  type FileOf,
  type Judgement,
  KIND_NAMES,
  type KindName,
  thingsOf,
} from './kind.ts'
import { KINDS } from './kinds/index.ts'
import { type Numbers, numbersOf } from './numbers.ts'
import { photographsOf } from './photographs.ts'
import { sceneArt, unknownCards } from './scenes.ts'
import { shopPictures, shopRevisions } from './tables.ts'

type Problems = ShopPlan['problems']

/** A change of one thing, and what speaks against it. */
export interface JudgedChange<Name extends KindName = KindName> extends Judgement {
  kind: Name
  action: 'add' | 'change' | 'remove'
  change: ChangeOf<FileOf<Name>>
  changes: string[]
}

/** A shop before and after an apply. */
export interface Preparation {
  applying: Applying
  numbers: Numbers
  revision: number
  changes: JudgedChange[]
  /** The whitelists whose people change. */
  lists: ShopStep[]
  problems: Problems
  /** The SHA-256 of photographs that the store lacks. */
  missing: string[]
}

/** Returns the newest revision, 0 before the first. */
export async function revisionOf(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ revision: shopRevisions.revision })
    .from(shopRevisions)
    .orderBy(desc(shopRevisions.revision))
    .limit(1)
  return row?.revision ?? 0
}

/** Returns the faults of drawings: fields that no drawing has, and cards that the shop does not have. */
function drawingProblems(document: ShopDocument): Problems {
  const problems: Problems = []
  const look = (value: unknown, path: (string | number)[]) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      if (!/^(drawing|\w+Drawing)$/.test(key)) look(one, at)
      else if (one !== undefined) problems.push(...problemsOf(document, one, at))
    }
  }
  const { whitelists: _, campaigns: __, ...kinds } = document
  look(kinds, [])
  return problems
}

function problemsOf(document: ShopDocument, drawing: unknown, path: (string | number)[]): Problems {
  const read = z.safeParse(path.includes('cards') ? CardDrawing : SceneDrawing, drawing)
  if (!read.success) {
    const { path: inner = [], message = '' } = read.error.issues[0] ?? {}
    return [
      { path: [...path, ...inner.map(String)], expected: `a drawing that the shop can draw; ${message}` },
    ]
  }
  if (!('cards' in read.data) && !('card' in read.data)) return []
  return unknownCards(document, read.data).map((card) => ({
    path,
    expected: `the pack and the number or name of a card; there is no ${card}`,
  }))
}

/** Returns the change of a thing, if there is one; a picture with new bytes is one. */
function changeOf<Name extends KindName>(
  kind: Name,
  change: ChangeOf<FileOf<Name>>,
  changed: ReadonlySet<string>,
): Omit<JudgedChange<Name>, keyof Judgement> | undefined {
  const { before, after } = change
  const action = before === undefined ? 'add' : after === undefined ? 'remove' : 'change'
  if (action !== 'change') return { kind, action, change, changes: [] }
  const pictures = picturesIn(after).filter((path) => changed.has(path))
  if (isDeepStrictEqual(before, after) && pictures.length === 0) return undefined
  const changes = [...changesOf(before, after), ...pictures.map((path) => `${path} is another picture`)]
  return { kind, action, change, changes }
}

async function changesOfKind<Name extends KindName>(
  kind: Name,
  {
    applying,
    before,
    changed,
  }: { applying: Applying; before: ShopDocument | undefined; changed: ReadonlySet<string> },
): Promise<JudgedChange<Name>[]> {
  const old: Readonly<Record<string, FileOf<Name>>> = before ? thingsOf(before)[kind] : {}
  const now = thingsOf(applying.document)[kind]
  const found: JudgedChange<Name>[] = []
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const id = applying.idOf(kind, name)
    const one = changeOf(kind, { name, id, before: old[name], after: now[name] }, changed)
    if (!one) continue
    const judgement = await KINDS[kind].judge?.(applying, one.change)
    found.push({ ...one, dangers: judgement?.dangers ?? [], refusals: judgement?.refusals ?? [] })
  }
  return found
}

/** Returns the pictures whose bytes differ from those of the last apply. */
async function changedPictures(tx: Tx, pictures: Readonly<Record<string, string>>): Promise<Set<string>> {
  const rows = await tx.select().from(shopPictures)
  const known = new Map(rows.map(({ path, source }) => [path, source]))
  return new Set(
    Object.entries(pictures).flatMap(([path, source]) =>
      known.has(path) && known.get(path) !== source ? [path] : [],
    ),
  )
}

const missingPictures = (document: ShopDocument, pictures: Readonly<Record<string, string>>): Problems =>
  picturesOf(document)
    .filter((path) => !Object.hasOwn(pictures, path))
    .map((path) => ({ path: [path], expected: 'a picture of the shop, which is missing' }))

/** Returns how many people of a list are not in another. */
function countMissing(people: readonly string[] = [], others: readonly string[] = []): number {
  const known = new Set(others)
  return people.filter((one) => !known.has(one)).length
}

/** Returns the whitelists whose people change, by their numbers only: a revision holds no addresses of people. */
function changedLists(before: ShopDocument['whitelists'], after: ShopDocument['whitelists']): ShopStep[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): ShopStep[] => {
    const more = countMissing(after[name], before[name])
    const fewer = countMissing(before[name], after[name])
    if (more + fewer === 0 && Object.hasOwn(before, name) === Object.hasOwn(after, name)) return []
    const action = !Object.hasOwn(before, name) ? 'add' : Object.hasOwn(after, name) ? 'change' : 'remove'
    const changes = [`${more} people more, ${fewer} people fewer`]
    return [{ action, kind: 'whitelists', name, changes, dangers: [], refusals: [] }]
  })
}

/** Compares a document with the shop as it runs. */
export async function prepare(
  tx: Tx,
  backend: Backend,
  { document, pictures }: { document: ShopDocument; pictures: Readonly<Record<string, string>> },
): Promise<Preparation> {
  const now = Math.floor(backend.now() / 1000) * 1000
  const before = await currentDocument(tx)
  const numbers = await numbersOf(tx, document, now)
  const after = settle(document, numbers)
  const photographs = await photographsOf(tx, backend, pictures)
  const applying: Applying = {
    tx,
    backend,
    document: after,
    idOf: (kind, name) => numbers.idOf(kind, name),
    art(place, { picture, drawing, pack }) {
      const drawn = sceneArt(after, place, { drawing, pack })
      const photograph = photographs.of(picture)
      return photograph ? { ...photograph, drawing: drawn } : coloured(after, drawn)
    },
    photograph: (path) => photographs.of(path),
    addressOf: (path) => photographs.addressOf(path),
  }
  const problems = [
    ...checkShop(after, now).map(({ path, expected }) => ({ path: [...path], expected })),
    ...drawingProblems(after),
    ...missingPictures(after, pictures),
    ...numbers.problems,
  ]
  const changed = await changedPictures(tx, pictures)
  const changes: JudgedChange[] = []
  if (problems.length === 0)
    for (const kind of KIND_NAMES) changes.push(...(await changesOfKind(kind, { applying, before, changed })))
  const lists = changedLists(before?.whitelists ?? {}, after.whitelists)
  const { missing } = photographs
  return { applying, numbers, revision: await revisionOf(tx), changes, lists, problems, missing }
}

/** Returns the steps of a preparation, as an operator sees them. */
export function planOf({ revision, changes, lists, problems, missing }: Preparation): ShopPlan {
  const steps = changes.map(({ kind, action, change: { name }, changes: lines, dangers, refusals }) => ({
    ...{ kind, action, name, dangers, refusals },
    changes: lines,
  }))
  return { revision, problems, missing, steps: [...steps, ...lists] }
}
