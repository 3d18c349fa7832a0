import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { ShopCompany } from './shop.file.schema.ts'
import {
  ShopDrawing,
  schemaAddress,
  shopAddress,
  shopId,
  shopMoment,
  shopName,
  shopNumber,
  shopPicture,
  shopText,
} from './shop.values.schema.ts'

/** `drops/<name>.json`: a timed sale of packs. */
export interface DropFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** `draft` is never public; `paused` is shown with `pauseNotice` (D88). */
  state: 'draft' | 'scheduled' | 'open' | 'paused' | 'ended'
  /** The sentence that a paused drop shows. */
  pauseNotice?: string | undefined
  title: string
  /** The pack whose cards it sells. */
  pack: string
  /** Which sale of the pack it is. @default 1 */
  round?: number | undefined
  startsAt: string
  endsAt: string
  /** How many packs it sells in all. */
  packs: number
  /** How many of them are sold elsewhere, such as at a counter. @default 0 */
  soldElsewhere?: number | undefined
  cardsPerPack: number
  /** KRW per pack; 0 is free. */
  price: number
  maxPerOrder: number
  maxPerMember: number
  /** Only these members may buy: the name of a file of `whitelists/`. @default everybody may */
  whitelist?: string | undefined
  /** The fans per second that its gate admits. @default no gate */
  fansPerSecond?: number | undefined
  /** Whether goods are shipped, so that a buyer gives an address and agrees to terms of the kind `thirdParty`. @default false */
  shipsGoods?: boolean | undefined
  /** Sentences that a buyer reads before paying. */
  notices: string[]
  /** The page of the team or artist. @default the home page does not list the drop */
  link?: string | undefined
  /** Who sells. @default the company of the shop */
  vendor?: ShopCompany | undefined
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
}
/** The schema of `DropFile`. */
export const DropFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    state: z.enum(['draft', 'scheduled', 'open', 'paused', 'ended']),
    pauseNotice: z.optional(shopText(120)),
    title: shopText(60),
    pack: shopName,
    round: z.optional(shopNumber(1, 1000)),
    startsAt: shopMoment,
    endsAt: shopMoment,
    packs: shopNumber(1, 1_000_000),
    soldElsewhere: z.optional(shopNumber(0, 1_000_000)),
    cardsPerPack: shopNumber(1, 100),
    price: shopNumber(0, 10_000_000),
    maxPerOrder: shopNumber(1, 1000),
    maxPerMember: shopNumber(1, 100_000),
    whitelist: z.optional(shopName),
    fansPerSecond: z.optional(z.number().check(z.gt(0), z.lte(10_000))),
    shipsGoods: z.optional(z.boolean()),
    notices: z.array(shopText(200)).check(z.maxLength(20)),
    link: z.optional(shopAddress),
    vendor: z.optional(ShopCompany),
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
  }),
) satisfies Codec<DropFile>
