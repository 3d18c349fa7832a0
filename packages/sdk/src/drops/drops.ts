import type { Fandeck } from '../client.ts'
import { OK } from '../http/envelope.ts'
import { FandeckError } from '../kernel/errors.ts'
import {
  getFirstMint,
  getInformation,
  getMinting,
  getPossibleQuantity,
  getRemaining,
  getWhitelist,
  putDelivery,
} from './drops.api.ts'
import { deliveryIncomplete } from './drops.errors.ts'
import { isDeliveryComplete } from './drops.rules.ts'
import type { Delivery, Drop, DropInformation } from './drops.schema.ts'

/**
 * One drop: its numbers and its vendor.
 *
 * @throws `drops/not-found`
 * @example
 * const { minting } = await getDrop(fandeck, { mintingSeq: 1 })
 * @see spec §7 GET /minting/{minting_seq} (S7.27)
 */
export const getDrop = (fandeck: Fandeck, { mintingSeq }: { mintingSeq: number }): Promise<Drop> =>
  getMinting(fandeck, mintingSeq)

/** What changes seldom of every drop: title, picture, notices, cards (S7.32, D18). */
export const getDropsInformation = async (fandeck: Fandeck): Promise<DropInformation[]> =>
  (await getInformation(fandeck)).drops

/**
 * Packs that are left; 0 when the server does not say "200" or cannot be reached. For "is it sold out?" use
 * `getStock`, which tells an outage from an empty shelf.
 *
 * @see spec §8 (S8.6)
 */
export const getRemainTotal = async (
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<number> => (await getStock(fandeck, { mintingSeq })) ?? 0

/** Packs that are left, or `undefined` when no server has said so (D68). */
export async function getStock(
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<number | undefined> {
  try {
    return (await getRemaining(fandeck, mintingSeq)).remainQty
  } catch {
    return undefined
  }
}

/** Packs that this member may still buy; for an anonymous fan the limit of a wallet (S7.28). */
export const getPossible = async (
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<number> => (await getPossibleQuantity(fandeck, mintingSeq)).possibleQty

/**
 * Whether the member may buy in a drop with a whitelist: only when the status is the text "200" (S5.20).
 *
 * @returns `message` is the server's sentence when it says no
 */
export async function checkWhitelist(
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<{ listed: boolean; message: string | undefined }> {
  const { status, message } = await getWhitelist(fandeck, mintingSeq)
  return { listed: status === OK, message }
}

/**
 * Whether the member has bought nothing in this drop yet (S7.30).
 *
 * @throws `session/no-session` when nobody is logged in
 */
export const isFirstPurchase = async (
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<boolean> => (await getFirstMint(fandeck, mintingSeq)).first

/**
 * Says where an order's parcel goes, before its payment opens.
 *
 * @throws `drops/delivery-incomplete`, without asking the server, unless `isDeliveryComplete`; `drops/not-found`
 * @see decision D22 (S3.17, S3.18)
 */
export async function setDelivery(
  fandeck: Fandeck,
  { orderId, delivery }: { orderId: string; delivery: Delivery },
): Promise<void> {
  if (!isDeliveryComplete(delivery)) {
    throw new FandeckError(deliveryIncomplete, 'A parcel needs its whole address.')
  }
  await putDelivery(fandeck, orderId, delivery)
}
