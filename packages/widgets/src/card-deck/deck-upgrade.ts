import { constants } from '@fandeck/sdk'
import { playerOf } from '../card/player-of.ts'
import type { DeckEntry, DeckPack } from './deck-filter.ts'

/** Returns the address of a page of the main site that upgrades cards; `undefined` where there is no such page. */
export type UpgradeHref = (upgradePath: string) => string | undefined

/** Where the cards of a deck are upgraded. */
export interface DeckUpgrades {
  /** All designs of the deck. */
  entries: readonly DeckEntry[]
  packs: readonly DeckPack[]
  hrefOf: UpgradeHref
}

/**
 * Returns the address of the page that upgrades a card of the member; `undefined` without such a page, and while the member
 * has fewer copies of the player than an upgrade takes, in all packs of that page (D114).
 */
export function upgradeOf(opened: DeckEntry, upgrades: DeckUpgrades | undefined): string | undefined {
  const pathOf = ({ packName }: DeckEntry) =>
    upgrades?.packs.find((pack) => pack.packName === packName)?.upgradePath
  const path = pathOf(opened)
  if (!upgrades || path === undefined || opened.copies.length === 0) return undefined
  const player = playerOf(opened.design)
  let copies = 0
  for (const entry of upgrades.entries)
    if (entry.copies.length > 0 && playerOf(entry.design) === player && pathOf(entry) === path)
      copies += entry.copies.length
  return copies < constants.boards.upgradeSlots ? undefined : upgrades.hrefOf(path)
}
