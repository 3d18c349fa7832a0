import * as z from 'zod/mini'
import {
  type Codec,
  lenientField,
  lenientList,
  sitePath,
  text,
  textOrNone,
  wireObject,
} from '../http/wire.ts'

/** The company behind a shop. */
export interface Company {
  name: string
  /** The name of its representative. */
  representative: string
  address: string
  businessNumber: string
  /** The telephone number of its customer centre. */
  phone?: string | null | undefined
  /** The number of its report as a mail-order business. */
  registrationNumber?: string | null | undefined
  /** The hours of its customer centre, such as `평일 09:00 – 18:00`. */
  hours?: string | null | undefined
}
/** The company behind a shop, as the law has sites name it. */
export const Company = wireObject({
  name: ['biz_nm', z.string()],
  representative: ['representative', z.string()],
  address: ['biz_address', z.string()],
  businessNumber: ['bizno', z.string()],
  phone: ['phone', textOrNone],
  registrationNumber: ['registration_no', textOrNone],
  hours: ['hours', textOrNone],
}) satisfies Codec<Company>

/** A pack of the deck. */
export interface ShopPack {
  /** Its id. */
  packName: string
  title: string
  /**
   * The path of the page of a campaign that upgrades cards of the pack, such as `/fcseoul-2025/upgrade`; none when omitted
   * (D114).
   */
  upgradePath?: string | undefined
}
/** The schema of `ShopPack`. */
export const ShopPack = wireObject({
  packName: ['pack_name', z.string()],
  title: ['title', z.string()],
  upgradePath: ['upgrade_path', lenientField(sitePath)],
}) satisfies Codec<ShopPack>

/** A team to whose page my page leads back. */
export interface ReturnTeam {
  /** The slug of its page, such as `fcseoul-2025`. */
  slug: string
  name: string
  /** Its colour, such as `#c4122f`. */
  color: string
}
/** A team to whose page my page leads back (S2.38). */
export const ReturnTeam = wireObject({
  slug: ['slug', text({ pattern: /^[\w-]+$/ })],
  name: ['name', z.string()],
  color: ['color', text({ pattern: /^#[\da-f]{6}$/i })],
}) satisfies Codec<ReturnTeam>

/** How a shop looks and introduces itself. */
export interface ShopBrand {
  /** URL. */
  logo?: string | null | undefined
  /** URL of a square picture, for tabs and home screens. */
  icon?: string | null | undefined
  /** The letters of the logo without a picture; the shop's name when omitted. */
  wordmark?: string | null | undefined
  /** Such as `한 장씩 모으는 나만의 팬덤`. */
  tagline?: string | null | undefined
  /** One or two sentences for search engines and link previews. */
  description?: string | null | undefined
  /** URL of the picture of link previews, 1200 x 630 px. */
  sharePicture?: string | null | undefined
  /** Further links of the footer. */
  links: BrandLink[]
  /** CSS that sets custom properties of the widgets, such as `--fd-primary`. */
  theme?: string | null | undefined
}
/** A further link of the footer. */
export interface BrandLink {
  label: string
  /** `https://…`, or a path of the site. */
  address: string
}
const BrandLink = wireObject({
  label: ['label', z.string()],
  address: ['address', text({ pattern: /^(https?:\/\/|\/(?![/\\]))/ })],
}) satisfies Codec<BrandLink>
/** The schema of `ShopBrand`. */
export const ShopBrand = wireObject({
  logo: ['logo', textOrNone],
  icon: ['icon', textOrNone],
  wordmark: ['wordmark', textOrNone],
  tagline: ['tagline', textOrNone],
  description: ['description', textOrNone],
  sharePicture: ['share_picture', textOrNone],
  links: ['links', lenientList(BrandLink)],
  theme: ['theme', textOrNone],
}) satisfies Codec<ShopBrand>

/** What a site shows of its shop. */
export interface Shop {
  /** Its name, such as `팬덱`. */
  name: string
  /** How the name is read, for the particles after it; the name itself when omitted. */
  reading?: string | null | undefined
  company: Company
  /** How it looks; the widgets' own look when omitted. */
  brand?: ShopBrand | undefined
  /** In deck order. */
  packs: ShopPack[]
  returnTeams: ReturnTeam[]
  /** The ids of the sign-in providers, as `GET providers` answers. */
  providers: string[]
  /** Which of `originals`, `events` and `stories` are switched on. */
  parts: string[]
  /** The parts that the shop goes without, such as `wallet`; none when omitted. */
  disabledParts?: string[] | undefined
}
/** GET /shop: what a site shows of the shop itself. */
export const ShopReply = wireObject({
  name: ['name', z.string()],
  reading: ['reading', textOrNone],
  company: ['company', Company],
  brand: ['brand', z.optional(ShopBrand)],
  packs: ['packs', lenientList(ShopPack)],
  returnTeams: ['return_teams', lenientList(ReturnTeam)],
  providers: ['providers', lenientList(z.string())],
  parts: ['parts', lenientList(z.string())],
  disabledParts: ['disabled_parts', z.optional(lenientList(z.string()))],
}) satisfies Codec<Shop>
