import { generateCode, parseCodeFormat } from '@fandeck/sdk'
import { hash } from '@node-rs/argon2'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { designs, editions, packMintings } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { ACCOUNTS, BENEFITS, CLAIM_EVENTS } from '../seed/content/index.ts'
import { benefits, claimEvents, memberBenefits, printedCodes, staffPasswords } from './tables.ts'

const MINUTE = 60_000
/** Printed codes at the first start, shared out over the packs. */
const CODES = 500

/** Events, benefits and printed codes; call it after members and drops, because codes take copies that no drop needs. */
export async function seedClaims(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  await tx.insert(claimEvents).values(CLAIM_EVENTS.map(({ eventKey, title }) => ({ eventKey, title })))
  for (const { eventKey, staffPasswords: passwords } of CLAIM_EVENTS) {
    for (const { password, startMinutes, endMinutes } of passwords) {
      const span = { startAt: at(startMinutes), endAt: at(endMinutes) }
      await tx.insert(staffPasswords).values({ eventKey, hash: await hash(password), ...span })
    }
  }
  await tx.insert(benefits).values(
    BENEFITS.map(({ startMinutes, endMinutes, ...benefit }) => ({
      ...benefit,
      startAt: at(startMinutes),
      endAt: at(endMinutes),
    })),
  )
  const mintings = await tx.select().from(packMintings).orderBy(packMintings.mintingId)
  for (const [index, { packId, mintingId, codeFormat }] of mintings.entries()) {
    const share = Math.ceil((CODES - index) / mintings.length)
    const format = parseCodeFormat(codeFormat)
    const copies = await tx
      .select({ cardId: editions.cardId, edition: editions.edition })
      .from(editions)
      .innerJoin(designs, eq(designs.cardId, editions.cardId))
      .where(and(eq(designs.packId, packId), isNull(editions.userId), isNull(editions.dropId)))
      .orderBy(sql`gen_random_uuid()`)
      .limit(share)
    await tx.insert(printedCodes).values(
      copies.map((copy) => ({
        ...copy,
        mintingId,
        code: generateCode((bytes) => crypto.getRandomValues(bytes), format),
      })),
    )
  }
  await seedWallets(tx)
}

/** Puts the benefits of the demo members into their wallets. */
async function seedWallets(tx: Tx): Promise<void> {
  const members = await tx.select({ userId: users.id, memberId: users.memberId }).from(users)
  const rows = members.flatMap(({ userId, memberId }) => {
    const claims = ACCOUNTS.find((account) => account.memberId === memberId)?.claims ?? []
    return claims.map((benefitId) => ({ userId, benefitId }))
  })
  if (rows.length > 0) await tx.insert(memberBenefits).values(rows)
}
