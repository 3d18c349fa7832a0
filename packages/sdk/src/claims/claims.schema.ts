import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
  yesNo,
} from '../http/wire.ts'

/** A benefit that the member can use (S3.9). */
export interface Benefit {
  benefitId: number
  name: string
  /** URL. */
  image: string
  /** Shown as a rotating QR; otherwise staff complete it with a password. */
  usesQr: boolean
  /** From when it can be used, epoch ms. */
  startAt: number
  /** Until when it can be used, epoch ms. */
  endAt: number
}
/** The schema of `Benefit`. */
export const Benefit = wireObject({
  benefitId: ['idx', whole],
  name: ['claim_name', z.string()],
  image: ['image', z.string()],
  usesQr: ['qr_yn', yesNo],
  startAt: ['start_dttm', seoulTime],
  endAt: ['end_dttm', seoulTime],
}) satisfies Codec<Benefit>

/** GET /claim/usable/list (S7.2). */
export const BenefitListReply = lenientList(Benefit)

/** The key of a QR code; it is opaque and is encoded verbatim (S3.10, D15). */
export interface QrKey {
  randomKey: string
  /** When the key expires, epoch ms. */
  expiresAt: number
}
/** GET /claim/qr/{idx} (S3.10). */
export const QrKey = wireObject({
  randomKey: ['random_key', z.string()],
  expiresAt: ['expire_dttm', seoulTime],
}) satisfies Codec<QrKey>

/** POST /claim/pwd/{idx} (S7.4). */
export const StaffPasswordBody = z.object({ pwd: text({ min: 1, max: 64 }) })

/** POST /card/ocr/{minting_idx} (S7.6): a JPEG data URL. */
export const ScanBody = z.object({ image: text({ pattern: /^data:image\// }) })
/** POST /card/{minting_idx} (S7.5). */
export const CheckBody = wireObject({
  checkData: ['check_data', text({ min: 1, max: 64 })],
})

const Attributes = lenientList(z.object({ trait_type: z.string(), value: z.union([z.string(), z.number()]) }))

/** The card and the points of a claimed code (S3.11). */
export interface ClaimedCard {
  cardId: number
  cardName: string
  /** URL. */
  image: string
  /** Points of this claim. */
  point: number
  /** The member's points after it. */
  totalPoint: number
  /** The finish of the copy; older servers omit it and what follows. */
  editionTitle?: string | null | undefined
  /** The serial number of the copy. */
  edition?: number | null | undefined
  /** Number of copies of the design. */
  editionTotal?: number | null | undefined
  /** As in the deck, such as the colours and the crest of the team. */
  attributes?: { trait_type: string; value: string | number }[] | null | undefined
}
/** The schema of `ClaimedCard`. */
export const ClaimedCard = wireObject({
  cardId: ['metadata_idx', whole],
  cardName: ['card_name', z.string()],
  image: ['image', z.string()],
  point: ['point', whole],
  totalPoint: ['total_point', whole],
  editionTitle: ['edition_title', textOrNone],
  edition: ['edition', z.nullish(whole)],
  editionTotal: ['edition_total', z.nullish(whole)],
  attributes: ['attributes', z.nullish(Attributes)],
}) satisfies Codec<ClaimedCard>

/** The `data` of SEVERAL_CODES: the codes of a photograph that can still be claimed (D100). */
export const SeveralCodesDetails = z.object({ codes: z.array(z.string()) })

/** The reply to a scan, nested twice: `data.data` (S7.6). */
export const ScanReply = z.object({ data: ClaimedCard })
