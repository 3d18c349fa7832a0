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

/**
 * What changes seldom of every drop: title, picture, notices, cards; a plain file of the CDN.
 *
 * @throws `http/refused` for an HTTP error of the CDN, `http/bad-reply` for another shape, `http/network`
 * @example
 * const information = (await getDropsInformation(fandeck)).find(({ mintingSeq }) => mintingSeq === 1)
 * @see spec §7 static drops-information JSON (S7.32, D18)
 */
export const getDropsInformation = async (fandeck: Fandeck): Promise<DropInformation[]> =>
  (await getInformation(fandeck)).drops

/**
 * Packs that are left; 0 when the server does not say "200" or cannot be reached. For "is it sold out?" use
 * `getStock`, which tells an outage from an empty shelf.
 *
 * @example
 * const packs = await getRemainTotal(fandeck, { mintingSeq: 1 })
 * @see spec §7 GET /minting/remainTotal/{minting_seq}, §8 (S7.29, S8.6)
 */
export const getRemainTotal = async (
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<number> => (await getStock(fandeck, { mintingSeq })) ?? 0

/**
 * Packs that are left, or `undefined` when no server has said so; never throws.
 *
 * @example
 * const soldOut = (await getStock(fandeck, { mintingSeq: 1 })) === 0
 * @see decision D68 (S7.29)
 */
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

/**
 * Packs that this member may still buy; for an anonymous fan the limit of a wallet.
 *
 * @throws `drops/not-found`
 * @example
 * const packs = await getPossible(fandeck, { mintingSeq: 1 })
 * @see spec §7 GET /minting/possibleQuantity/{minting_seq} (S7.28)
 */
export const getPossible = async (
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<number> => (await getPossibleQuantity(fandeck, mintingSeq)).possibleQty

/**
 * Whether the member may buy in a drop with a whitelist: only when the status is the text "200".
 *
 * @returns `message` is the server's sentence when it says no
 * @throws `session/no-session` when nobody is logged in
 * @example
 * const { listed, message } = await checkWhitelist(fandeck, { mintingSeq: 1 })
 * @see spec §5, §7 GET /whitelist/check/{minting_seq} (S5.20, S7.26, D19)
 */
export async function checkWhitelist(
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<{ listed: boolean; message: string | undefined }> {
  const { status, message } = await getWhitelist(fandeck, mintingSeq)
  return { listed: status === OK, message }
}

/**
 * Whether the member has bought nothing in this drop yet.
 *
 * @throws `session/no-session` when nobody is logged in; `drops/not-found`
 * @example
 * if (await isFirstPurchase(fandeck, { mintingSeq: 1 })) greet()
 * @see spec §7 GET /minting/{minting_seq}/first (S7.30)
 */
export const isFirstPurchase = async (
  fandeck: Fandeck,
  { mintingSeq }: { mintingSeq: number },
): Promise<boolean> => (await getFirstMint(fandeck, mintingSeq)).first

/**
 * Says where an order's parcel goes, before its payment opens.
 *
 * @throws `drops/delivery-incomplete`, without asking the server, unless `isDeliveryComplete`; `drops/delivery-closed`
 * once the payment has ended with another address; `drops/not-found`
 * @example
 * await setDelivery(fandeck, { orderId, delivery })
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
