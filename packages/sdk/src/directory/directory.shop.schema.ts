import * as z from 'zod/mini'
import { type Codec, lenientList, text, textOrNone, wireObject } from '../http/wire.ts'

/** The company behind a shop. */
export interface Company {
  name: string
  /** The name of its representative. */
  representative: string
  address: string
  businessNumber: string
  /** The hours of its customer centre, such as `평일 09:00 – 18:00`. */
  hours?: string | null | undefined
}
/** The company behind a shop, as the law has sites name it. */
export const Company = wireObject({
  name: ['biz_nm', z.string()],
  representative: ['representative', z.string()],
  address: ['biz_address', z.string()],
  businessNumber: ['bizno', z.string()],
  hours: ['hours', textOrNone],
}) satisfies Codec<Company>

/** A pack of the deck. */
export interface ShopPack {
  /** Its id. */
  packName: string
  title: string
}
/** The schema of `ShopPack`. */
export const ShopPack = wireObject({
  packName: ['pack_name', z.string()],
  title: ['title', z.string()],
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

/** What a site shows of its shop. */
export interface Shop {
  /** Its name, such as `팬덱`. */
  name: string
  /** How the name is read, for the particles after it; the name itself when omitted. */
  reading?: string | null | undefined
  company: Company
  /** In deck order. */
  packs: ShopPack[]
  returnTeams: ReturnTeam[]
  /** The ids of the sign-in providers, as `GET providers` answers. */
  providers: string[]
  /** The optional parts that are switched on, such as `originals`, `events` and `stories`. */
  parts: string[]
}
/** GET /shop: what a site shows of the shop itself. */
export const ShopReply = wireObject({
  name: ['name', z.string()],
  reading: ['reading', textOrNone],
  company: ['company', Company],
  packs: ['packs', lenientList(ShopPack)],
  returnTeams: ['return_teams', lenientList(ReturnTeam)],
  providers: ['providers', lenientList(z.string())],
  parts: ['parts', lenientList(z.string())],
}) satisfies Codec<Shop>
