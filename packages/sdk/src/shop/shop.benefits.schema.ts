import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import {
  ShopDrawing,
  schemaAddress,
  shopId,
  shopMoment,
  shopName,
  shopPicture,
  shopText,
} from './shop.values.schema.ts'

/**
 * What gives a benefit to a member, as soon as it is true: they own a card or each card of a pack that drops sell, have
 * claimed a code of a series, have won the draw of an event, or are on a list.
 */
export type BenefitRule =
  | {
      when: 'ownsCard'
      pack: string
      /** The number of the card, or its name if it has none. */
      card: string
    }
  | { when: 'ownsSet'; pack: string }
  | { when: 'claimed'; series: string }
  | { when: 'won'; event: string }
  | {
      when: 'listed'
      /** The name of a file in `whitelists/`. */
      list: string
    }
/** The schema of `BenefitRule`. */
export const BenefitRule = model(
  z.discriminatedUnion('when', [
    z.strictObject({ when: z.literal('ownsCard'), pack: shopName, card: shopText(40) }),
    z.strictObject({ when: z.literal('ownsSet'), pack: shopName }),
    z.strictObject({ when: z.literal('claimed'), series: shopName }),
    z.strictObject({ when: z.literal('won'), event: shopName }),
    z.strictObject({ when: z.literal('listed'), list: shopName }),
  ]),
) satisfies Codec<BenefitRule>

/** A benefit of an event. */
export interface BenefitOfFile {
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  title: string
  /** Whether a QR code redeems it; otherwise the staff password does. */
  qr: boolean
  startsAt: string
  endsAt: string
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
  /** A member who matches any of these rules gets the benefit, once. @default only operators give it */
  rules?: BenefitRule[] | undefined
}
/** The schema of `BenefitOfFile`. */
export const BenefitOfFile = model(
  z.strictObject({
    id: z.optional(shopId),
    title: shopText(60),
    qr: z.boolean(),
    startsAt: shopMoment,
    endsAt: shopMoment,
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
    rules: z.optional(z.array(BenefitRule).check(z.minLength(1), z.maxLength(20))),
  }),
) satisfies Codec<BenefitOfFile>

/** `benefits/<name>.json`: an event with a staff desk, and the benefits that are redeemed there (D14). */
export interface BenefitsFile {
  $schema?: string | undefined
  title: string
  benefits: BenefitOfFile[]
}
/** The schema of `BenefitsFile`. */
export const BenefitsFile = model(
  z.strictObject({
    $schema: schemaAddress,
    title: shopText(60),
    benefits: z.array(BenefitOfFile).check(z.maxLength(100)),
  }),
) satisfies Codec<BenefitsFile>
