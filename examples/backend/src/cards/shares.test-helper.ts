import { and, eq } from 'drizzle-orm'
import { NOON } from '../../test/backend.ts'
import type { Member, Shop } from '../../test/shop.ts'
import { editions } from './tables.ts'

/** Gives the first copy of the card 11 to a member. */
export const claimed = ({ db }: Pick<Shop, 'db'>, member: Pick<Member, 'id'>, at = NOON) =>
  db
    .update(editions)
    .set({ userId: member.id, acquiredAt: at, dropId: null })
    .where(and(eq(editions.cardId, 11), eq(editions.edition, 1)))
