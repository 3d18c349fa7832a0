import type { Tx } from '../../db/open.ts'
import { returnTeams, shop } from '../../shop/tables.ts'
import { RETURN_TEAMS, SHOP } from '../content/index.ts'

/** The demo's shop. */
export async function seedShop(tx: Tx): Promise<void> {
  await tx.insert(shop).values(SHOP)
  await tx.insert(returnTeams).values(RETURN_TEAMS.map((team, position) => ({ ...team, position })))
}
