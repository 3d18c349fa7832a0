import type { MyCard, MyPack } from '@fandeck/sdk/cards'
import { replaceEqualDeep } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** The key of the newest cards of packs, while the others load. */
export const firstPacksKey = (packNames: readonly string[]) => memberKey('first-cards', packNames)

const isPack = (value: unknown): value is MyPack =>
  typeof value === 'object' && value !== null && 'designs' in value && 'cards' in value
const isPacks = (value: unknown): value is MyPack[] => Array.isArray(value) && value.every(isPack)

/** Whether two copies differ in nothing that is not part of their design. */
const isSameCopy = (a: MyCard, b: MyCard | undefined) =>
  a.cardId === b?.cardId &&
  a.edition === b.edition &&
  a.amount === b.amount &&
  a.tokenId === b.tokenId &&
  a.receivedAt === b.receivedAt

const isSamePack = (a: MyPack, b: MyPack | undefined): boolean =>
  a.packId === b?.packId &&
  a.packName === b.packName &&
  a.cards.length === b.cards.length &&
  a.cards.every((card, at) => isSameCopy(card, b.cards[at])) &&
  replaceEqualDeep(a.designs, b.designs) === a.designs

/**
 * Keeps packs that have not changed. The comparison of TanStack Query reads every attribute of each copy, which takes a
 * slow phone a second for a deck of 20,000 cards; it still compares what a `select` makes.
 */
export function keepPacks(before: unknown, now: unknown): unknown {
  if (!isPacks(before) || !isPacks(now)) return replaceEqualDeep(before, now)
  const isSame = before.length === now.length && before.every((pack, at) => isSamePack(pack, now[at]))
  return isSame ? before : now
}
