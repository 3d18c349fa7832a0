import type { ProofBody } from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { designs, packMintings } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { batchNamed } from './batches.ts'
import { hashesOf } from './hashes.ts'
import { batchRefusals as refusals } from './problems.ts'
import { drawProof } from './proof-sheet.ts'
import { printedCodes } from './tables.ts'

/**
 * Returns the proof sheet of codes of a batch, as PDF. The caller sends the codes, because they are stored hashed.
 *
 * @throws Problem BATCH_UNKNOWN, CODES_OTHER
 */
export async function proofOf(backend: Backend, { batch, codes }: ProofBody): Promise<Uint8Array> {
  const { title, cards } = await transact(backend, async (tx) => {
    const { batchId, mintingId } = await batchNamed(tx, batch)
    const rows = await tx
      .select({ hash: printedCodes.codeHash, edition: printedCodes.edition, design: designs })
      .from(printedCodes)
      .innerJoin(designs, eq(designs.cardId, printedCodes.cardId))
      .where(eq(printedCodes.batchId, batchId))
    const series = await tx.select().from(packMintings).where(eq(packMintings.mintingId, mintingId))
    return {
      title: series[0]?.mintingName ?? '',
      cards: new Map(rows.map(({ hash, design, edition }) => [hash, { design, edition }])),
    }
  })
  const labels = codes.map((code) => {
    const [card] = hashesOf(backend.config, code).flatMap((hash) => cards.get(hash) ?? [])
    if (!card) throw refusals.otherCodes()
    const { cardName, number, editionTitle } = card.design
    const name = number === null ? cardName : `${number} ${cardName}`
    return { code, card: `${name} · ${editionTitle} · ${card.edition}` }
  })
  return drawProof(labels, { title, batch })
}
