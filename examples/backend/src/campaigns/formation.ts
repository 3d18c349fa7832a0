import { FORMATIONS, type FormationChoice, formationProblem } from '@fandeck/sdk/campaigns'
import type { SavedFormation } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { designsOfPacks, ownedAmong } from './cards.ts'
import type { Library } from './library.ts'
import { openTime } from './period.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { campaignFormations } from './tables.ts'

/** Saves the formation of a member; the last one counts (D27). */
export async function saveFormation(
  backend: Backend,
  library: Library,
  {
    slug,
    board,
    userId,
    formation,
    slots,
  }: FormationChoice & { slug: string; board: string; userId: string },
): Promise<z.output<typeof SavedFormation>> {
  const { campaign, section } = await library.board(slug, 'formation', board)
  const offered: readonly string[] = section.formations ?? Object.keys(FORMATIONS)
  if (!offered.includes(formation)) throw refusals.badChoice()
  const players = await designsOfPacks(backend.db, section.packs)
  if (formationProblem(formation, slots, players)) throw refusals.badChoice()
  const cards = slots.filter((card) => card !== null)
  return transact(backend, async (tx) => {
    const savedAt = await openTime(backend, tx, campaign)
    if ((await ownedAmong(tx, userId, cards)).size < cards.length) throw refusals.notOwned()
    const choice = { formation, slots: [...slots], savedAt }
    const { userId: owner, slug: campaignSlug, board: ofBoard } = campaignFormations
    await tx
      .insert(campaignFormations)
      .values({ userId, slug, board, ...choice })
      .onConflictDoUpdate({ target: [owner, campaignSlug, ofBoard], set: choice })
    return { board, ...choice }
  })
}
