import * as z from 'zod/mini'
import { parseSeoul } from '../kernel/seoul.ts'

/** The patterns of texts in a shop's files; the check describes each in words. */
export const shopPatterns = {
  name: /^[a-z0-9][a-z0-9-]{0,59}$/,
  code: /^[A-Za-z0-9][A-Za-z0-9_-]{0,29}$/,
  moment: /^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?|now([+-]\d{1,4}[dhm])*)$/,
  picture:
    /^media\/(?!.*(\.\.|\/\/|\\))[^<>"'\s][^<>"'\\]*\.(avif|gif|jpe?g|png|webp)(#focal=(100|\d{1,2}):(100|\d{1,2}))?$/i,
  address: /^(https?:\/\/|\/(?![/\\]))[^\s<\\]*$/,
  path: /^\/[\w\-/.]*$/,
  plain: /^[^<]*$/,
  colour: /^#[0-9A-Fa-f]{6}$/,
  token: /^--fd-[a-z0-9-]{1,40}$/,
  css: /^(?!.*(url|expression|image)\s*\()[\w\s#%.,()+*/'"-]*$/i,
  business: /^\d{3}-\d{2}-\d{5}$/,
}

/** The message of a moment that no calendar has. */
export const NO_MOMENT = 'a day and a time that exist'

const within = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text) ? `${text}:00` : text
  return text.startsWith('now') || !shopPatterns.moment.test(text) || parseSeoul(time) !== undefined
}

/**
 * A moment: Seoul time, such as `2026-03-01 19:00`, or a distance from the first apply, such as `now+3d-2h`, which later
 * applies keep.
 */
export const shopMoment = z
  .string()
  .check(z.regex(shopPatterns.moment), z.refine(within, { error: NO_MOMENT }))

/** The name of a thing: its file without the ending. */
export const shopName = z.string().check(z.regex(shopPatterns.name))

/** Plain text without markup. */
// @__NO_SIDE_EFFECTS__
export const shopText = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(shopPatterns.plain))

/**
 * A picture of the shop: a path that starts with `media/`. `#focal=30:20` after it is the point that stays in view where the
 * picture is cropped, in percent from the left and the top.
 */
export const shopPicture = z.string().check(z.maxLength(200), z.regex(shopPatterns.picture))
/** The address of a link: `https://…`, or a path of the site. */
export const shopAddress = z.string().check(z.maxLength(500), z.regex(shopPatterns.address))
/** A colour, such as `#c4122f`. */
export const shopColour = z.string().check(z.regex(shopPatterns.colour))

/** A drawing shown while a photograph is missing; the backend defines its fields. */
export interface ShopDrawing {
  kind: string
  [field: string]: unknown
}
/** The schema of `ShopDrawing`. */
export const ShopDrawing = z.looseObject({ kind: shopText(30) })

/** A whole number within limits. */
// @__NO_SIDE_EFFECTS__
export const shopNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** The number that stands for a thing in addresses and replies; the first apply gives one. */
export const shopId = shopNumber(1, 2 ** 31 - 1)
/** The address of the JSON Schema, which editors read. */
export const schemaAddress = z.optional(z.string())
