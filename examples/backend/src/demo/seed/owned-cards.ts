import { and, eq, inArray } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import { cardShares, editions } from '../../cards/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { mintings } from '../../drops/tables.ts'
import { fillDrops } from '../../shop-files/kinds/drops.ts'
import { ACCOUNTS } from '../content/index.ts'

/** Assigns to the demo members the copies that they own from the start; drops sell others instead. */
export async function seedOwnedCards(backend: Backend, tx: Tx): Promise<void> {
  const owners = await tx
    .select({ id: users.id, memberId: users.memberId })
    .from(users)
    .where(
      inArray(
        users.memberId,
        ACCOUNTS.map((account) => account.memberId),
      ),
    )
  for (const { id, memberId } of owners) {
    const { cards = [], share } = ACCOUNTS.find((account) => account.memberId === memberId) ?? {}
    const acquiredAt = backend.now()
    for (const { cardId, edition } of cards) {
      await tx
        .update(editions)
        .set({ userId: id, dropId: null, acquiredAt })
        .where(and(eq(editions.cardId, cardId), eq(editions.edition, edition)))
    }
    if (share) {
      const possession = { userId: id, acquiredAt, sharedAt: acquiredAt, showsName: false }
      await tx.insert(cardShares).values({ ...share, ...possession })
    }
  }
  const drops = await tx.select({ packId: mintings.packId }).from(mintings)
  await fillDrops(
    tx,
    drops.map(({ packId }) => packId),
  )
}
