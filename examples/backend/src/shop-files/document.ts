import { cardKey, NUMBERED_KINDS, ShopDocument } from '@fandeck/sdk/shop'
import { isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../db/open.ts'
import { KIND_NAMES, type KindName, thingsOf } from './kind.ts'
import { settled } from './moments.ts'
import type { Numbers } from './numbers.ts'
import { shopThings } from './tables.ts'
import { readLists } from './whitelists.ts'

/** The kinds whose files have a number. */
const WITH_ID: ReadonlySet<string> = new Set(NUMBERED_KINDS)

/** Returns a value without `$schema` and without fields that are not set. */
const bare = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([key, one]) => key !== '$schema' && one !== undefined))

/** Returns a document with all numbers and with moments of a calendar. */
export function settle(document: ShopDocument, { idOf, firstApplyOf }: Numbers): ShopDocument {
  const things = thingsOf(document)
  const settledThing = (kind: KindName, name: string, file: object): unknown => {
    if (kind === 'campaigns') return file
    const numbered = WITH_ID.has(kind) ? { id: idOf(kind, name) } : {}
    const whole = { ...bare(file), ...numbered, ...insideOf(kind, name, file, idOf) }
    return settled(whole, firstApplyOf(kind, name))
  }
  const kinds = KIND_NAMES.map((kind) => [
    kind,
    Object.fromEntries(
      Object.entries<object>(things[kind]).map(([name, file]) => [name, settledThing(kind, name, file)]),
    ),
  ])
  const { shop, whitelists } = document
  return z.parse(ShopDocument, { ...Object.fromEntries(kinds), shop: bare(shop), whitelists })
}

/** The cards of a pack and the benefits of an event, with their numbers. */
function insideOf(kind: string, name: string, file: object, idOf: Numbers['idOf']): object {
  if (kind === 'packs' && 'cards' in file) {
    const { cards } = z.parse(Cards, file)
    return { cards: cards.map((card) => ({ ...card, id: idOf('cards', `${name}/${cardKey(card)}`) })) }
  }
  if (kind === 'benefits' && 'benefits' in file) {
    const { benefits } = z.parse(Benefits, file)
    return {
      benefits: benefits.map((one) => ({ ...one, id: idOf('benefit', `${name}/${one.title}`) })),
    }
  }
  return {}
}
const Cards = z.object({
  cards: z.array(z.looseObject({ number: z.optional(z.number()), name: z.string() })),
})
const Benefits = z.object({ benefits: z.array(z.looseObject({ title: z.string() })) })

/** Returns the shop as its last revision left it; `undefined` before the first. */
export async function currentDocument(tx: Tx): Promise<ShopDocument | undefined> {
  const rows = await tx
    .select({ kind: shopThings.kind, name: shopThings.name, file: shopThings.file })
    .from(shopThings)
    .where(isNotNull(shopThings.file))
    .orderBy(shopThings.kind, shopThings.id)
  const shop = rows.find(({ kind }) => kind === 'shop')?.file
  if (shop === undefined) return undefined
  const found = Map.groupBy(rows, ({ kind }) => kind)
  const things = KIND_NAMES.map((kind) => [
    kind,
    Object.fromEntries(found.get(kind)?.map(({ name, file }) => [name, file]) ?? []),
  ])
  return z.parse(ShopDocument, { ...Object.fromEntries(things), shop, whitelists: await readLists(tx) })
}
