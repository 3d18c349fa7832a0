import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { formatSeoulWire, parseSeoul } from '../kernel/seoul.ts'

/** The patterns of texts in a document; the checker describes each in words. */
export const patterns = {
  plain: /^[^<]*$/,
  media: /^(https?:\/\/|data:image\/|\/(?![/\\]))[^\s<\\]*$/,
  link: /^(https?:\/\/|\/(?![/\\]))[^\s<\\]*$/,
  slug: /^[a-z0-9][a-z0-9-]{0,59}$/,
  sectionId: /^[A-Za-z][A-Za-z0-9-]{0,39}$/,
  moment: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  path: /^(\/[a-z0-9][a-z0-9-]*)+$/,
  colour: /^#[0-9A-Fa-f]{6}$/,
}

/** Plain text: no markup, which a page would show as it is. */
// @__NO_SIDE_EFFECTS__
export const plain = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(patterns.plain))

/** One line, such as a title; `\n` breaks it where a designer wants it. */
export const line = plain(120)
/** One paragraph. */
export const paragraph = plain(2000)

/** An address of a picture or a video: `https://…`, a path of the CDN that starts with a slash, or picture data. */
export const media = z.string().check(z.maxLength(20_000), z.regex(patterns.media))
/** The address of a link: `https://…`, or a path of the site that starts with a slash. */
export const link = z.string().check(z.maxLength(500), z.regex(patterns.link))

/** The name of a campaign: the first segment of the paths of its pages. */
export const Slug = z.string().check(z.regex(patterns.slug))

/** The id of a section, unique in its document. */
export const SectionId = z.string().check(z.regex(patterns.sectionId))

/** The name of a pack of cards. */
export const PackName = z.string().check(z.regex(patterns.slug))
/** The packs of a section: one to ten. */
export const packNames = z.array(PackName).check(z.minLength(1), z.maxLength(10))

/** The id of a card's design. */
export const cardId = z.int().check(z.gte(0), z.lte(2 ** 31 - 1))
/** A count or a number of points. */
export const amount = z.int().check(z.gte(0), z.lte(1_000_000))
/** The number on a player's back. */
export const shirtNumber = z.int().check(z.gte(0), z.lte(999))

/** A moment: Seoul time `YYYY-MM-DD HH:mm:ss` in the document, epoch ms in TypeScript (D49). */
export const moment = z.codec(
  z.string().check(
    z.regex(patterns.moment),
    z.refine((text) => !patterns.moment.test(text) || parseSeoul(text) !== undefined, {
      error: 'not a Seoul time',
    }),
  ),
  z.number(),
  { decode: (text) => parseSeoul(text) ?? Number.NaN, encode: formatSeoulWire },
)

/** A period; its end is exclusive. */
export interface CampaignPeriod {
  /** Its start, epoch ms. */
  startAt: number
  /** Its end, epoch ms. */
  endAt: number
}
/** The schema of `CampaignPeriod`. */
export const CampaignPeriod = model(
  z.object({ startAt: moment, endAt: moment }),
) satisfies Codec<CampaignPeriod>

/** A player on a card. */
export interface CampaignPlayer {
  number: number
  name: string
  position: string
}
/** The schema of `CampaignPlayer`. */
export const CampaignPlayer = model(
  z.object({ number: shirtNumber, name: plain(40), position: plain(20) }),
) satisfies Codec<CampaignPlayer>
