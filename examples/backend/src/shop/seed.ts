import type { Tx } from '../db/open.ts'
import { RETURN_TEAMS, SHOP } from '../seed/content/index.ts'
import { returnTeams, shop } from './tables.ts'

/** The demo's shop. */
export async function seedShop(tx: Tx): Promise<void> {
  await tx.insert(shop).values(SHOP)
  await tx.insert(returnTeams).values(RETURN_TEAMS.map((team, position) => ({ ...team, position })))
}
