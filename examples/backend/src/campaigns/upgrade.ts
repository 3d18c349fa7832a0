import { randomUUID } from 'node:crypto'
import { appearanceOf, type UpgradeSection } from '@fandeck/sdk/campaigns'
import type { UpgradeReply } from '@fandeck/sdk/wire'
import { and, eq, inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import { cardPool, lockPools } from '../cards/pools.ts'
import { designByIdx } from '../cards/store.ts'
import { designs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { cardUrl } from '../images/urls.ts'
import { queueBurn } from '../ledger/store.ts'
import type { Copy } from '../ledger/token-id.ts'
import { consumeCopies, designsOfPacks, giveCopy } from './cards.ts'
import type { Library } from './library.ts'
import { openTime } from './period.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { campaignUpgrades } from './tables.ts'

type Result = z.output<typeof UpgradeReply>
type Row = typeof campaignUpgrades.$inferSelect

/** An upgrade under its Idempotency-Key. */
export interface UpgradeRequest {
  userId: string
  slug: string
  board: string
  key: string
  cards: readonly Copy[]
}

/** Returns the card that has appeared in an upgrade. */
export async function resultOf(
  { config }: Backend,
  db: Db | Tx,
  { cardId, edition }: Pick<Row, 'cardId' | 'edition'>,
): Promise<Result> {
  const design = await designByIdx(db, cardId)
  if (!design) throw new Error(`The card ${cardId} of an upgrade does not exist`)
  return { cardId, edition, name: design.cardName, image: cardUrl(config, design) }
}

const nameOf = (cards: readonly Copy[]) =>
  cards
    .map(({ cardId, edition }) => `${cardId}/${edition}`)
    .toSorted()
    .join(' ')

/** Returns whether a stored upgrade is the requested one. */
const isSame = (row: Row, { slug, board, cards }: UpgradeRequest) =>
  row.slug === slug && row.board === board && nameOf(row.consumed) === nameOf(cards)

/** Returns the designs that can appear: those of the player, or all of the section (S4.46–S4.48). */
async function candidates(tx: Tx, section: UpgradeSection, cards: readonly Copy[]): Promise<number[]> {
  const usable = await designsOfPacks(tx, section.packs)
  const slots = cards.map(({ cardId, edition }) => {
    const design = usable.find((one) => one.cardId === cardId)
    if (!design) throw refusals.badChoice()
    return { cardId, edition, name: design.cardName, number: design.number ?? undefined }
  })
  const appearance = appearanceOf(slots, section.specialPlayers)
  if (appearance.kind !== 'player') return section.results
  const results = await tx
    .select({ cardId: designs.cardId })
    .from(designs)
    .where(and(inArray(designs.cardId, section.results), eq(designs.number, appearance.number)))
  return results.map(({ cardId }) => cardId)
}

/**
 * Consumes three copies of a member and gives one, in one transaction and once per key: the member's row is locked
 * first, so a second request waits and finds the stored result. The tokens of the copies are burned by the outbox (D28).
 */
export async function upgrade(backend: Backend, library: Library, request: UpgradeRequest): Promise<Result> {
  const { userId, slug, board, key, cards } = request
  const { campaign, section } = await library.board(slug, 'upgrade', board)
  if (new Set(cards.map(({ cardId, edition }) => `${cardId}/${edition}`)).size < 3) throw refusals.badChoice()
  return transact(backend, async (tx) => {
    await lockUserById(tx, userId)
    const [stored] = await tx
      .select()
      .from(campaignUpgrades)
      .where(and(eq(campaignUpgrades.userId, userId), eq(campaignUpgrades.key, key)))
    if (stored && !isSame(stored, request)) throw refusals.keyReused()
    if (stored) return resultOf(backend, tx, stored)
    const at = await openTime(backend, tx, campaign)
    const possible = await candidates(tx, section, cards)
    await backend.failpoint('campaigns/upgrade')
    await lockPools(tx, possible.map(cardPool))
    if ((await consumeCopies(tx, cards, userId)) < cards.length) throw refusals.notOwned()
    const id = randomUUID()
    const copy = await giveCopy(tx, possible, { userId, reason: `upgrade:${id}`, at })
    if (!copy) throw refusals.noneLeft()
    await tx
      .insert(campaignUpgrades)
      .values({ id, userId, key, slug, board, consumed: [...cards], ...copy, upgradedAt: at })
    await queueBurn(tx, `upgrade:${id}`, cards, at)
    return resultOf(backend, tx, copy)
  })
}
