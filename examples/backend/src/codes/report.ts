import type { CodesReport } from '@fandeck/sdk/shop'
import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { shopThings } from '../shop-files/tables.ts'
import { batchName, batchNamed, seriesNamed } from './batches.ts'
import { codeBatches, printedCodes } from './tables.ts'

const BATCH = /^B[1-9]\d{0,8}$/
const isClaimed = isNotNull(printedCodes.claimedBy)
const isRevoked = isNotNull(printedCodes.revokedAt)
const countIf = (is: SQL) => sql<number>`count(*) filter (where ${is})`.mapWith(Number)
/** The day in Seoul on which a code was claimed. */
const dayOfClaim = sql<string>`to_char(to_timestamp((${printedCodes.claimedAt} + 32400000) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`

/** Returns what became of the codes of a series, given by its name, or of one batch. */
export const reportOfCodes = (backend: Backend, of: string): Promise<CodesReport> =>
  transact(backend, async (tx) => {
    const ofSeries = async () => eq(printedCodes.mintingId, (await seriesNamed(tx, of)).mintingId)
    const ofBatch = async () => eq(printedCodes.batchId, (await batchNamed(tx, of)).batchId)
    const codes = and(isNotNull(printedCodes.batchId), await (BATCH.test(of) ? ofBatch() : ofSeries()))
    const rows = await tx
      .select({
        batch: codeBatches,
        series: shopThings.name,
        issued: count(),
        claimed: countIf(isClaimed),
        revoked: countIf(isRevoked),
      })
      .from(printedCodes)
      .innerJoin(codeBatches, eq(codeBatches.batchId, printedCodes.batchId))
      .leftJoin(shopThings, and(eq(shopThings.kind, 'series'), eq(shopThings.id, codeBatches.mintingId)))
      .where(codes)
      .groupBy(codeBatches.batchId, shopThings.name)
      .orderBy(asc(codeBatches.batchId))
    const days = await tx
      .select({ day: dayOfClaim, claimed: count() })
      .from(printedCodes)
      .where(and(codes, isClaimed))
      .groupBy(dayOfClaim)
      .orderBy(dayOfClaim)
    return {
      batches: rows.map(({ batch, series, issued, claimed, revoked }) => ({
        ...{ batch: batchName(batch.batchId), series: series ?? '', author: batch.author, at: batch.at },
        ...(batch.revokedAt !== null && { revokedAt: batch.revokedAt }),
        ...{ issued, claimed, revoked, unclaimed: issued - claimed - revoked },
      })),
      days,
    }
  })
