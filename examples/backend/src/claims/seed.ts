import { generateCode } from '@fandeck/sdk'
import { hash } from '@node-rs/argon2'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { designs, editions } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { BENEFITS, CLAIM_EVENTS, PACKS } from '../seed/content/index.ts'
import { benefits, claimEvents, memberBenefits, printedCodes, staffPasswords } from './tables.ts'

const MINUTE = 60_000
/** Printed codes at the first start, shared out over the packs. */
const CODES = 500

/** Events, benefits and printed codes; call it after the drops, because codes take copies that no drop needs. */
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
  for (const [index, { packIdx, mintingIdx }] of PACKS.entries()) {
    const share = Math.ceil((CODES - index) / PACKS.length)
    const copies = await tx
      .select({ metadataIdx: editions.metadataIdx, edition: editions.edition })
      .from(editions)
      .innerJoin(designs, eq(designs.metadataIdx, editions.metadataIdx))
      .where(and(eq(designs.packIdx, packIdx), isNull(editions.userId), isNull(editions.mintingSeq)))
      .orderBy(sql`gen_random_uuid()`)
      .limit(share)
    await tx.insert(printedCodes).values(
      copies.map((copy) => ({
        ...copy,
        mintingIdx,
        code: generateCode((bytes) => crypto.getRandomValues(bytes)),
      })),
    )
  }
}

/** Puts benefits into a member's wallet. */
export async function giveBenefits(tx: Tx, userId: string, claimIdxs: readonly number[]): Promise<void> {
  if (claimIdxs.length === 0) return
  await tx
    .insert(memberBenefits)
    .values(claimIdxs.map((claimIdx) => ({ userId, claimIdx })))
    .onConflictDoNothing()
}
