import type { ShopReply } from '@fandeck/sdk/wire'
import { asc, isNotNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { signInWays } from '../auth/sign-in-ways.ts'
import { packs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { notFound } from '../problem.ts'
import { returnTeams, shop } from './tables.ts'

/**
 * Returns what a site shows of the shop; 404 until it has been described.
 *
 * @param upgrades the paths of the pages that upgrade cards, by the names of their packs (D114)
 */
export async function shopOf(
  { db, config }: Backend,
  upgrades: ReadonlyMap<string, string>,
): Promise<z.output<typeof ShopReply>> {
  const [[row], deck, teams] = await Promise.all([
    db.select().from(shop),
    db
      .select({ packName: packs.packName, title: packs.title })
      .from(packs)
      .where(isNotNull(packs.deckPosition))
      .orderBy(asc(packs.deckPosition), asc(packs.packId)),
    db.select().from(returnTeams).orderBy(asc(returnTeams.position), asc(returnTeams.slug)),
  ])
  if (!row) throw notFound('아직 소개하지 않은 사이트예요.')
  return {
    ...row,
    packs: deck.map(({ packName, title }) => ({
      packName,
      title: title ?? packName,
      upgradePath: upgrades.get(packName),
    })),
    returnTeams: teams,
    providers: signInWays(config),
  }
}
