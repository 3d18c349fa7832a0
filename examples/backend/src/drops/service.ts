import type { DropReply } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { releaseExpired } from './expiry.ts'
import { refusals } from './problems.ts'
import { heldBy, isListed, type Minting, mintingBySeq } from './store.ts'

async function freshMinting(backend: Backend, seq: number): Promise<Minting> {
  await releaseExpired(backend, seq)
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  return minting
}

/** A drop's numbers and vendor (S7.27). */
export async function dropOf(backend: Backend, seq: number): Promise<z.output<typeof DropReply>> {
  const row = await mintingBySeq(backend.db, seq)
  if (!row) throw refusals.notFound()
  const vendor = {
    name: row.vendorName,
    address: row.vendorAddress,
    phone: row.vendorPhone,
    businessNumber: row.vendorBusinessNumber,
    registrationNumber: row.vendorRegistrationNumber,
  }
  return { info: { ...row, title: row.roundTitle, delivery: row.shipsGoods }, vendor }
}

/** Packs that are left (S7.29). */
export const remainingOf = async (backend: Backend, seq: number): Promise<number> =>
  (await freshMinting(backend, seq)).remaining

/** Packs that a member may still buy; for an anonymous fan the limit of a wallet (S7.28). */
export async function possibleFor(
  backend: Backend,
  seq: number,
  userId: string | undefined,
): Promise<number> {
  const { maxPerMember } = await freshMinting(backend, seq)
  const held = userId === undefined ? 0 : await heldBy(backend.db, seq, userId)
  return Math.max(0, maxPerMember - held)
}

/** Throws unless the member may buy in this drop's round (S7.26). */
export async function checkListed(backend: Backend, seq: number, userId: string): Promise<void> {
  const minting = await mintingBySeq(backend.db, seq)
  if (!minting) throw refusals.notFound()
  if (minting.whitelist && !(await isListed(backend.db, seq, userId))) throw refusals.notListed()
}
