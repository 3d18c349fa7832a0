import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import {
  ShopDrawing,
  schemaAddress,
  shopAddress,
  shopColour,
  shopId,
  shopMoment,
  shopName,
  shopNumber,
  shopPatterns,
  shopPicture,
  shopText,
} from './shop.values.schema.ts'

/** `banners/<name>.json`: a banner of the home page. */
export interface BannerFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** The small line above the title. */
  label?: string | undefined
  /** `\n` breaks the line. */
  title: string
  link: string
  /** Whether the link opens a new window. @default false */
  newWindow?: boolean | undefined
  /** Its place; the smallest is first. */
  order: number
  startsAt: string
  endsAt: string
  /** 390 x 472, without text. */
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
  /** 960 x 472, without text, for wide columns. */
  widePicture?: string | undefined
  wideDrawing?: ShopDrawing | undefined
}
/** The schema of `BannerFile`. */
export const BannerFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    label: z.optional(shopText(40)),
    title: shopText(80),
    link: shopAddress,
    newWindow: z.optional(z.boolean()),
    order: shopNumber(0, 10_000),
    startsAt: shopMoment,
    endsAt: shopMoment,
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
    widePicture: z.optional(shopPicture),
    wideDrawing: z.optional(ShopDrawing),
  }),
) satisfies Codec<BannerFile>

/** `popups/<name>.json`: a picture over one page of the site. */
export interface PopupFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** The words over the picture; `\n` breaks the line. */
  title: string
  /** The page that shows it, such as `/`. */
  path: string
  link?: string | undefined
  /** Whether the link opens a new window. @default false */
  newWindow?: boolean | undefined
  startsAt: string
  endsAt: string
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
}
/** The schema of `PopupFile`. */
export const PopupFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    title: shopText(80),
    path: z.string().check(z.maxLength(200), z.regex(shopPatterns.path)),
    link: z.optional(shopAddress),
    newWindow: z.optional(z.boolean()),
    startsAt: shopMoment,
    endsAt: shopMoment,
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
  }),
) satisfies Codec<PopupFile>

/** `originals/<name>.json`: the tile of a team or an artist. */
export interface OriginalFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  category: string
  /** The team whose crest and colours its drawings have. @default the name of the file */
  team?: string | undefined
  title: string
  description: string
  /** The line of its tile on the home page. */
  homeDescription: string
  /** Its place on the home page. @default it is not there */
  homeOrder?: number | undefined
  link: string
  /** Main, ground, light. */
  colors: [string, string, string]
  /** When it becomes public. @default at once */
  startsAt?: string | undefined
  /** 350 x 196, for the list. */
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
  /** 169 x 212, for the home page. */
  tile?: string | undefined
  tileDrawing?: ShopDrawing | undefined
}
/** The schema of `OriginalFile`. */
export const OriginalFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    category: shopText(20),
    team: z.optional(shopName),
    title: shopText(60),
    description: shopText(200),
    homeDescription: shopText(60),
    homeOrder: z.optional(shopNumber(1, 100)),
    link: shopAddress,
    colors: z.tuple([shopColour, shopColour, shopColour]),
    startsAt: z.optional(shopMoment),
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
    tile: z.optional(shopPicture),
    tileDrawing: z.optional(ShopDrawing),
  }),
) satisfies Codec<OriginalFile>

/** `events/<name>.json`: an event; `events/<name>.md` is its article. */
export interface EventFile {
  $schema?: string | undefined
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** `\n` breaks the line. */
  title: string
  summary: string
  startsAt: string
  endsAt: string
  link?: string | undefined
  /** Whether a button of its page enters its draw; `fandeck events draw` draws. @default false */
  draw?: boolean | undefined
  /** Its place on the home page. @default it is not there */
  homeOrder?: number | undefined
  /** 350 x 220. */
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
  /** Square, for rows. */
  thumb?: string | undefined
  thumbDrawing?: ShopDrawing | undefined
}
/** The schema of `EventFile`. */
export const EventFile = model(
  z.strictObject({
    $schema: schemaAddress,
    id: z.optional(shopId),
    title: shopText(80),
    summary: shopText(120),
    startsAt: shopMoment,
    endsAt: shopMoment,
    link: z.optional(shopAddress),
    draw: z.optional(z.boolean()),
    homeOrder: z.optional(shopNumber(1, 100)),
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
    thumb: z.optional(shopPicture),
    thumbDrawing: z.optional(ShopDrawing),
  }),
) satisfies Codec<EventFile>
