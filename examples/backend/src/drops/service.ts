import { createHash } from 'node:crypto'
import { DropReply, type RemainTotalReply } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { isGated } from '../gate/store.ts'
import { calendarUrl } from './calendar.ts'
import { releaseExpired } from './expiry.ts'
import { refusals } from './problems.ts'
import { heldBy, isListed, type Minting, mintingBySeq, overdueOf } from './store.ts'

async function freshMinting(backend: Backend, seq: number): Promise<Minting> {
  await releaseExpired(backend, seq)
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  return minting
}

/** Returns why fans cannot buy from a drop that is off, and the sentence of a paused one (D88). */
export const stateOf = ({
  enabled,
  paused,
  pauseNotice,
}: Pick<Minting, 'enabled' | 'paused' | 'pauseNotice'>) =>
  enabled ? {} : { state: paused ? 'paused' : 'ended', notice: pauseNotice }

/** Reads a drop's row, and what fans read of it. */
async function readDrop(backend: Backend, seq: number) {
  const { db } = backend
  const [row, gated] = await Promise.all([mintingBySeq(db, seq), isGated(db, seq)])
  if (!row) throw refusals.notFound()
  const info = {
    ...row,
    title: row.roundTitle,
    delivery: row.shipsGoods,
    gated,
    hasOdds: true,
    calendarUrl: calendarUrl(backend, seq),
    ...stateOf(row),
  }
  const vendor = {
    name: row.vendorName,
    address: row.vendorAddress,
    phone: row.vendorPhone,
    businessNumber: row.vendorBusinessNumber,
    registrationNumber: row.vendorRegistrationNumber,
  }
  return { row, drop: { info, vendor, revision: revisionOf({ info, vendor }) } }
}

/** Names the version of what fans read: the same in every backend, another one after a change (D84). */
const revisionOf = (drop: z.output<typeof DropReply>): string =>
  createHash('sha256')
    .update(JSON.stringify(z.encode(DropReply, drop)))
    .digest('base64url')
    .slice(0, 12)

/** Returns the numbers and the vendor of a drop (S7.27). */
export const dropOf = async (backend: Backend, seq: number): Promise<z.output<typeof DropReply>> =>
  (await readDrop(backend, seq)).drop

/**
 * Returns the packs left with those of overdue reservations, which the next buyer gets (S7.29), and the version of the
 * drop (D84); reads only.
 */
export async function availabilityOf(
  backend: Backend,
  seq: number,
): Promise<z.output<typeof RemainTotalReply>> {
  const { row, drop } = await readDrop(backend, seq)
  return { remainingPacks: row.remaining + (await overdueOf(backend, seq)), revision: drop.revision }
}

/** Returns the packs that a member can still buy; for a visitor, the limit of a member (S7.28). */
export async function possibleFor(
  backend: Backend,
  seq: number,
  userId: string | undefined,
): Promise<number> {
  const { maxPerMember } = await freshMinting(backend, seq)
  const held = userId === undefined ? 0 : await heldBy(backend.db, seq, userId)
  return Math.max(0, maxPerMember - held)
}

/** Throws unless the member is on the whitelist of the drop (S7.26). */
export async function checkListed(backend: Backend, seq: number, userId: string): Promise<void> {
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  if (minting.whitelist && !(await isListed(backend.db, seq, userId))) throw refusals.notListed()
}
