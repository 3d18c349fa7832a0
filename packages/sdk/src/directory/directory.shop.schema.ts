import * as z from 'zod/mini'
import { lenientList, text, textOrNone, wireObject } from '../http/wire.ts'

/** The company behind a shop, as the law has sites name it. */
export const Company = wireObject({
  name: ['biz_nm', z.string()],
  representative: ['representative', z.string()],
  address: ['biz_address', z.string()],
  businessNumber: ['bizno', z.string()],
  /** The hours of its customer centre, such as `평일 09:00 – 18:00`. */
  hours: ['hours', textOrNone],
})
/** The company behind a shop. */
export type Company = z.output<typeof Company>

/** A pack of the deck. */
export const ShopPack = wireObject({ packName: ['pack_name', z.string()], title: ['title', z.string()] })
/** A pack of the deck. */
export type ShopPack = z.output<typeof ShopPack>

/** A team to whose page my page leads back (S2.38). */
export const ReturnTeam = wireObject({
  /** The slug of its page, such as `fcseoul-2025`. */
  slug: ['slug', text({ pattern: /^[\w-]+$/ })],
  name: ['name', z.string()],
  /** Its colour, such as `#c4122f`. */
  color: ['color', text({ pattern: /^#[\da-f]{6}$/i })],
})
/** A team to whose page my page leads back. */
export type ReturnTeam = z.output<typeof ReturnTeam>

/** GET /shop: what a site shows of the shop itself. */
export const ShopReply = wireObject({
  /** Its name, such as `팬덱`. */
  name: ['name', z.string()],
  /** How the name is read, for the particles after it; the name itself when omitted. */
  reading: ['reading', textOrNone],
  company: ['company', Company],
  /** In deck order. */
  packs: ['packs', lenientList(ShopPack)],
  returnTeams: ['return_teams', lenientList(ReturnTeam)],
  /** The ids of the sign-in providers, as `GET providers` answers. */
  providers: ['providers', lenientList(z.string())],
  /** The optional parts that are switched on, such as `originals`, `events` and `stories`. */
  parts: ['parts', lenientList(z.string())],
})
/** What a site shows of its shop. */
export type Shop = z.output<typeof ShopReply>
