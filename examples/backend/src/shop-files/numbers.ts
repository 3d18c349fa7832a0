import { cardKey, type ShopDocument } from '@fandeck/sdk/shop'
import type { Tx } from '../db/open.ts'
import { KIND_NAMES, type KindName, thingsOf } from './kind.ts'
import { shopThings } from './tables.ts'

/** The kinds that have numbers: those of files, and the cards and benefits within files. */
export type NumberedKind = KindName | 'cards' | 'benefit'

/** A thing of a document that has a number. */
interface Numbered {
  kind: NumberedKind
  name: string
  given: number | undefined
  path: (string | number)[]
}

function numberedOf(document: ShopDocument): Numbered[] {
  const things = thingsOf(document)
  const files = KIND_NAMES.flatMap((kind) =>
    Object.entries<object>(things[kind]).map(([name, file]) => ({
      kind,
      name,
      given: kind !== 'campaigns' && 'id' in file && typeof file.id === 'number' ? file.id : undefined,
      path: [kind, name, 'id'],
    })),
  )
  const cards = Object.entries(document.packs).flatMap(([pack, { cards }]) =>
    cards.map((card, at) => ({
      kind: 'cards' as const,
      name: `${pack}/${cardKey(card)}`,
      given: card.id,
      path: ['packs', pack, 'cards', at, 'id'],
    })),
  )
  const benefits = Object.entries(document.benefits).flatMap(([event, { benefits }]) =>
    benefits.map(({ id, title }, at) => ({
      kind: 'benefit' as const,
      name: `${event}/${title}`,
      given: id,
      path: ['benefits', event, 'benefits', at, 'id'],
    })),
  )
  return [...files, ...cards, ...benefits]
}

/** The number of each thing of a document, and of those that it removes. */
export interface Numbers {
  idOf(kind: NumberedKind, name: string): number
  firstApplyOf(kind: NumberedKind, name: string): number
  /** The things that the database does not know yet. */
  fresh: { kind: NumberedKind; name: string; id: number }[]
  problems: { path: (string | number)[]; expected: string }[]
}

const keyOf = (kind: string, name: string) => `${kind} ${name}`

/** Gives numbers: a name keeps the one that it has, a new name has that of its file or the next. */
export async function numbersOf(tx: Tx, document: ShopDocument, now: number): Promise<Numbers> {
  const known = await tx
    .select({
      kind: shopThings.kind,
      name: shopThings.name,
      id: shopThings.id,
      firstAppliedAt: shopThings.firstAppliedAt,
    })
    .from(shopThings)
  const byName = new Map(known.map((row) => [keyOf(row.kind, row.name), row]))
  const taken = new Map(known.map(({ kind, name, id }) => [`${kind} ${id}`, name]))
  const last = new Map<string, number>()
  const reach = (kind: string, id: number) => last.set(kind, Math.max(last.get(kind) ?? 0, id))
  for (const { kind, id } of known) reach(kind, id)
  const things = numberedOf(document)
  for (const { kind, given } of things) if (given !== undefined) reach(kind, given)

  const ids = new Map<string, number>()
  const fresh: Numbers['fresh'] = []
  const problems: Numbers['problems'] = []
  for (const { kind, name, given, path } of things) {
    const row = byName.get(keyOf(kind, name))
    const owner = given === undefined ? undefined : taken.get(`${kind} ${given}`)
    if (row && given !== undefined && given !== row.id)
      problems.push({ path, expected: `${row.id}, the number that ${name} has since its first apply` })
    else if (!row && owner !== undefined)
      problems.push({ path, expected: `another number; ${owner} has ${given}` })
    const next = (last.get(kind) ?? 0) + 1
    const id = row?.id ?? given ?? next
    reach(kind, id)
    ids.set(keyOf(kind, name), id)
    if (!row) fresh.push({ kind, name, id })
  }
  return {
    idOf: (kind, name) => ids.get(keyOf(kind, name)) ?? byName.get(keyOf(kind, name))?.id ?? 0,
    firstApplyOf: (kind, name) => byName.get(keyOf(kind, name))?.firstAppliedAt ?? now,
    fresh,
    problems,
  }
}
