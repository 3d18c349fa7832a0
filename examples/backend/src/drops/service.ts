import type { DropReply } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { isGated } from '../gate/store.ts'
import { releaseExpired } from './expiry.ts'
import { refusals } from './problems.ts'
import { heldBy, isListed, type Minting, mintingBySeq, overdueOf } from './store.ts'

async function freshMinting(backend: Backend, seq: number): Promise<Minting> {
  await releaseExpired(backend, seq)
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  return minting
}

/** Returns the numbers and the vendor of a drop (S7.27). */
export async function dropOf(backend: Backend, seq: number): Promise<z.output<typeof DropReply>> {
  const [row, gated] = await Promise.all([mintingBySeq(backend.db, seq), isGated(backend.db, seq)])
  if (!row) throw refusals.notFound()
  const vendor = {
    name: row.vendorName,
    address: row.vendorAddress,
    phone: row.vendorPhone,
    businessNumber: row.vendorBusinessNumber,
    registrationNumber: row.vendorRegistrationNumber,
  }
  return { info: { ...row, title: row.roundTitle, delivery: row.shipsGoods, gated }, vendor }
}

/** Returns the remaining packs and those of overdue reservations, which the next buyer gets (S7.29); reads only. */
export async function remainingOf(backend: Backend, seq: number): Promise<number> {
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  return minting.remaining + (await overdueOf(backend, seq))
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
