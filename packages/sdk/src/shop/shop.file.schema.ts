import * as z from 'zod/mini'
import { SITE_PARTS, type SitePart } from '../http/site-parts.ts'
import { type Codec, model } from '../http/wire.ts'
import {
  schemaAddress,
  shopAddress,
  shopColour,
  shopName,
  shopNumber,
  shopPatterns,
  shopPicture,
  shopText,
} from './shop.values.schema.ts'

/** The company that sells, as the law has a shop name it. */
export interface ShopCompany {
  name: string
  /** The name of its representative. */
  representative: string
  address: string
  /** The telephone number of its customer centre. */
  phone: string
  /** Such as `123-45-67890`. */
  businessNumber: string
  /** The number of its report as a mail-order business. */
  registrationNumber: string
  /** The hours of its customer centre, such as `평일 09:00 – 18:00`. */
  hours?: string | undefined
}
/** The schema of `ShopCompany`. */
export const ShopCompany = model(
  z.strictObject({
    name: shopText(60),
    representative: shopText(40),
    address: shopText(120),
    phone: shopText(20),
    businessNumber: z.string().check(z.regex(shopPatterns.business)),
    registrationNumber: shopText(40),
    hours: z.optional(shopText(60)),
  }),
) satisfies Codec<ShopCompany>

/** A link of the footer. */
export interface ShopLink {
  label: string
  address: string
}
/** The schema of `ShopLink`. */
export const ShopLink = model(
  z.strictObject({ label: shopText(30), address: shopAddress }),
) satisfies Codec<ShopLink>

/** A team to whose page my page leads back (S2.38). */
export interface ShopTeam {
  /** The slug of its campaign. */
  slug: string
  name: string
  color: string
}
/** The schema of `ShopTeam`. */
export const ShopTeam = model(
  z.strictObject({ slug: shopName, name: shopText(40), color: shopColour }),
) satisfies Codec<ShopTeam>

/** A choice of a list, such as the categories of inquiries. */
export interface ShopChoice {
  /** Such as `football`. */
  code: string
  name: string
}
/** The schema of `ShopChoice`. */
export const ShopChoice = model(
  z.strictObject({ code: z.string().check(z.regex(shopPatterns.code)), name: shopText(30) }),
) satisfies Codec<ShopChoice>

/** The schema of the custom properties that a shop sets. */
export const ShopTheme = z.record(
  z.string().check(z.regex(shopPatterns.token)),
  z.string().check(z.minLength(1), z.maxLength(300), z.regex(shopPatterns.css)),
)

/** `shop.json`: the shop itself. */
export interface ShopFile {
  $schema?: string | undefined
  name: string
  /** How the name is read, for the particles after it. @default the name itself */
  reading?: string | undefined
  company: ShopCompany
  /** The logo, as high as a line of the header. @default the letters of `wordmark` beside the mark of cards */
  logo?: string | undefined
  /** A square picture for tabs and home screens. @default the mark of cards */
  icon?: string | undefined
  /** The letters of a logo without a picture. @default the name */
  wordmark?: string | undefined
  /** Such as `한 장씩 모으는 나만의 팬덤`. */
  tagline?: string | undefined
  /** One or two sentences for search engines and link previews. */
  description?: string | undefined
  /** The picture of link previews, 1200 x 630 px. @default three cards */
  sharePicture?: string | undefined
  /** Custom properties of the widgets and their values, such as `"--fd-primary": "light-dark(#c4122f, #ff6b7d)"`. */
  theme?: Record<string, string> | undefined
  /** Links of the footer. */
  links?: ShopLink[] | undefined
  /** Which of these are switched on. @default originals, events and stories */
  parts?: ('originals' | 'events' | 'stories')[] | undefined
  /** The parts that the site goes without. @default none */
  disabledParts?: SitePart[] | undefined
  /** The packs of my page, in this order. */
  deck: string[]
  /** The teams to whose pages my page leads back. */
  returnTeams?: ShopTeam[] | undefined
  /** The names of the carriers of parcels. */
  carriers?: string[] | undefined
  /** The categories of originals, in this order. */
  originalCategories?: ShopChoice[] | undefined
  /** The categories of inquiries, in this order. @default cards, wallet, payment, account, other */
  inquiryCategories?: ShopChoice[] | undefined
  /** The points that a scanned code earns. @default 100 */
  pointsOfScan?: number | undefined
}
/** The schema of `ShopFile`. */
export const ShopFile = model(
  z.strictObject({
    $schema: schemaAddress,
    name: shopText(40),
    reading: z.optional(shopText(40)),
    company: ShopCompany,
    logo: z.optional(shopPicture),
    icon: z.optional(shopPicture),
    wordmark: z.optional(shopText(24)),
    tagline: z.optional(shopText(60)),
    description: z.optional(shopText(200)),
    sharePicture: z.optional(shopPicture),
    theme: z.optional(ShopTheme),
    links: z.optional(z.array(ShopLink).check(z.maxLength(20))),
    parts: z.optional(z.array(z.enum(['originals', 'events', 'stories']))),
    disabledParts: z.optional(z.array(z.enum(SITE_PARTS))),
    deck: z.array(shopName).check(z.maxLength(200)),
    returnTeams: z.optional(z.array(ShopTeam).check(z.maxLength(50))),
    carriers: z.optional(z.array(shopText(30)).check(z.maxLength(20))),
    originalCategories: z.optional(z.array(ShopChoice).check(z.maxLength(30))),
    inquiryCategories: z.optional(z.array(ShopChoice).check(z.minLength(1), z.maxLength(30))),
    pointsOfScan: z.optional(shopNumber(0, 1_000_000)),
  }),
) satisfies Codec<ShopFile>
