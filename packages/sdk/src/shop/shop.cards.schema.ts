import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import {
  ShopDrawing,
  schemaAddress,
  shopId,
  shopMoment,
  shopName,
  shopNumber,
  shopPicture,
  shopText,
} from './shop.values.schema.ts'

/** `packs/<name>.json`: a set of cards; `packs/<name>.cards.csv` lists them. */
export interface PackFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** Its name in the deck. */
  title: string
  /** The team whose crest and colours its cards have: the slug of a campaign. @default the name of the file */
  team?: string | undefined
}
/** The schema of `PackFile`. */
export const PackFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    title: shopText(60),
    team: z.optional(shopName),
  }),
) satisfies Codec<PackFile>

/** A row of `packs/<name>.cards.csv`: one design and the number of its copies. */
export interface CardRow {
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** The number on the back of a player; with it, or without it by its name, a card keeps its identity. */
  number?: number | undefined
  name: string
  /** Such as `FW`; a card with the position `EMBLEM` is a reward and not sold. */
  position: string
  /** The small line under the name. */
  subtitle: string
  /** `BASIC`, `FOIL`, `PRISM`, `SIGN`, or an own word, which looks basic. */
  finish: string
  /** How many copies exist. */
  copies: number
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
  /** One sentence for the back. */
  story: string
}
/** The schema of `CardRow`. */
export const CardRow = model(
  z.strictObject({
    id: z.optional(shopId),
    number: z.optional(shopNumber(0, 9999)),
    name: shopText(40),
    position: shopText(20),
    subtitle: shopText(60),
    finish: shopText(20),
    copies: shopNumber(1, 1_000_000),
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
    story: shopText(300),
  }),
) satisfies Codec<CardRow>

/** `series/<name>.json`: the printed codes of a pack and the period in which they can be claimed. */
export interface SeriesFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  title: string
  /** The pack whose cards the codes give. */
  pack: string
  startsAt: string
  endsAt: string
  /** The most codes that one member can claim. @default no limit */
  maxPerMember?: number | undefined
}
/** The schema of `SeriesFile`. */
export const SeriesFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    title: shopText(60),
    pack: shopName,
    startsAt: shopMoment,
    endsAt: shopMoment,
    maxPerMember: z.optional(shopNumber(1, 10_000)),
  }),
) satisfies Codec<SeriesFile>
