import { createHash } from 'node:crypto'
import { parseCodeFormat } from '@fandeck/sdk/claims'
import type { IssueBody, IssuedCode, IssuedCodes } from '@fandeck/sdk/shop'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lockPackPools } from '../cards/pools.ts'
import { designs, packMintings } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { transact } from '../db/transact.ts'
import { secretsOf } from '../keys.ts'
import { FREE } from '../shop-files/kinds/drops.ts'
import { shopThings } from '../shop-files/tables.ts'
import { codesOf, hashCode } from './hashes.ts'
import { batchRefusals as refusals } from './problems.ts'
import { codeBatches, printedCodes } from './tables.ts'

/** Rows in one statement. */
const AT_ONCE = 5000

/** The id of a batch, as operators see it; no name of a series begins with a capital. */
export const batchName = (id: number): string => `B${id}`
const idOfBatch = (name: string): number => Number(name.slice(1))

/** Returns a series by the name of its file. */
export async function seriesNamed(tx: Tx, name: string) {
  const [series] = await tx
    .select({ minting: packMintings })
    .from(shopThings)
    .innerJoin(packMintings, eq(packMintings.mintingId, shopThings.id))
    .where(and(eq(shopThings.kind, 'series'), eq(shopThings.name, name)))
  if (!series) throw refusals.unknownSeries()
  return series.minting
}

const Copies = z.array(z.object({ card: z.number(), edition: z.number() }))

/** Draws free copies of a pack by chance, and locks their pools against gifts. */
async function freeCopiesOf(tx: Tx, packId: number, count: number): Promise<z.output<typeof Copies>> {
  await lockPackPools(tx, packId)
  const rows = await rowsOf(
    tx,
    sql`select e.metadata_idx as card, e.edition from editions e join designs d on d.metadata_idx = e.metadata_idx
      where d.pack_idx = ${packId} and ${FREE} order by gen_random_uuid() limit ${count}`,
  )
  const copies = z.parse(Copies, rows)
  if (copies.length < count) throw refusals.tooFewCopies(copies.length)
  return copies
}

/** Returns those of some codes that exist by the key before a change of the secret. */
async function codesBefore(tx: Tx, { config }: Backend, codes: readonly string[]): Promise<Set<string>> {
  const { previousSecrets: secrets } = config
  if (!secrets) return new Set()
  const hashes = new Map(codes.map((code) => [hashCode({ secrets }, code), code]))
  const rows = await tx
    .select({ hash: printedCodes.codeHash })
    .from(printedCodes)
    .where(inArray(printedCodes.codeHash, [...hashes.keys()]))
  return new Set(rows.map(({ hash }) => hashes.get(hash) ?? ''))
}

async function write(tx: Tx, backend: Backend, order: IssueOrder): Promise<number> {
  const { author, requestHash, body, minting } = order
  const copies = await freeCopiesOf(tx, minting.packId, body.count)
  const row = { mintingId: minting.mintingId, requestHash, author, at: backend.now() }
  const [batch] = await tx.insert(codeBatches).values(row).returning()
  if (!batch) throw new Error('The batch was not written')
  const made = codesOf(backend.config, body.requestId, parseCodeFormat(minting.codeFormat))
  while (copies.length > 0) {
    const drawn = copies.splice(0, AT_ONCE).map((copy) => ({ copy, code: made.next().value }))
    const known = await codesBefore(
      tx,
      backend,
      drawn.map(({ code }) => code),
    )
    const rows = drawn.map(({ copy, code }) => ({
      mintingId: minting.mintingId,
      codeHash: hashCode(backend.config, code),
      cardId: copy.card,
      edition: copy.edition,
      batchId: batch.batchId,
    }))
    const fresh = rows.filter((_, at) => !known.has(drawn[at]?.code ?? ''))
    const written =
      fresh.length === 0 ? [] : await tx.insert(printedCodes).values(fresh).onConflictDoNothing().returning()
    // A code that exists already: its copy gets the next one.
    const taken = new Set(written.map(({ codeHash }) => codeHash))
    for (const { codeHash, cardId, edition } of rows)
      if (!taken.delete(codeHash)) copies.push({ card: cardId, edition })
  }
  return batch.batchId
}

interface IssueOrder {
  author: string
  requestHash: string
  body: IssueBody
  minting: typeof packMintings.$inferSelect
}

/** Returns the codes of a batch, made again from its request. */
async function codesIn(tx: Tx, backend: Backend, { body, minting }: IssueOrder, id: number) {
  const rows = await tx
    .select({
      codeHash: printedCodes.codeHash,
      edition: printedCodes.edition,
      card: designs.cardName,
      number: designs.number,
      finish: designs.editionTitle,
    })
    .from(printedCodes)
    .innerJoin(designs, eq(designs.cardId, printedCodes.cardId))
    .where(eq(printedCodes.batchId, id))
  const left = new Map(rows.map((row) => [row.codeHash, row]))
  const codes: IssuedCode[] = []
  // A batch from before a change of the secret was made with the key of that time.
  for (const secrets of secretsOf(backend.config)) {
    const made = codesOf({ secrets }, body.requestId, parseCodeFormat(minting.codeFormat))
    // More than enough for codes that were left out; a request of another batch ends here.
    for (let draws = 2 * rows.length + 1000; draws > 0 && left.size > 0; draws--) {
      const code = made.next().value
      const hash = hashCode({ secrets }, code)
      const row = left.get(hash)
      if (!row) continue
      left.delete(hash)
      const { edition, card, number, finish } = row
      codes.push({ code, card, ...(number !== null && { number }), finish, edition })
    }
  }
  return codes
}

/**
 * Issues printed codes of a series as one batch; the same request again returns the same batch.
 *
 * @throws Problem SERIES_UNKNOWN, SERIES_ENDED, CODES_SHORT, REQUEST_REUSED
 */
export const issueCodes = (backend: Backend, author: string, body: IssueBody): Promise<IssuedCodes> =>
  transact(backend, async (tx) => {
    // Drops and codes take copies in turns.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.content})`)
    const minting = await seriesNamed(tx, body.series)
    const requestHash = createHash('sha256').update(body.requestId).digest('base64url')
    const order: IssueOrder = { author, requestHash, body, minting }
    const [known] = await tx.select().from(codeBatches).where(eq(codeBatches.requestHash, requestHash))
    if (known && known.mintingId !== minting.mintingId) throw refusals.reusedRequest()
    if (!known && minting.endAt <= backend.now()) throw refusals.endedSeries()
    const id = known?.batchId ?? (await write(tx, backend, order))
    const codes = await codesIn(tx, backend, order, id)
    if (codes.length !== body.count) throw refusals.reusedRequest()
    if (!known) backend.log.info('codes.issued', { batch: batchName(id), count: codes.length, author })
    return { batch: batchName(id), codes }
  })

/** Returns a batch by the id that operators see. */
export async function batchNamed(tx: Tx, name: string) {
  const [batch] = await tx
    .select()
    .from(codeBatches)
    .where(eq(codeBatches.batchId, idOfBatch(name)))
  if (!batch) throw refusals.unknownBatch()
  return batch
}

/** Revokes the unclaimed codes of a batch, and frees their copies; those that are claimed stay. */
export const revokeBatch = (backend: Backend, author: string, name: string): Promise<void> =>
  transact(backend, async (tx) => {
    const { batchId } = await batchNamed(tx, name)
    const [at, open] = [backend.now(), and(eq(codeBatches.batchId, batchId), isNull(codeBatches.revokedAt))]
    await tx.update(codeBatches).set({ revokedAt: at, revokedBy: author }).where(open)
    const unclaimed = and(eq(printedCodes.batchId, batchId), isNull(printedCodes.claimedBy))
    const valid = and(unclaimed, isNull(printedCodes.revokedAt))
    await tx.update(printedCodes).set({ revokedAt: at }).where(valid)
    backend.log.info('codes.revoked', { batch: name, author })
  })
