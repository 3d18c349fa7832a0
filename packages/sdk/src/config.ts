import * as z from 'zod/mini'
import { natural, text } from './http/wire.ts'

const address = z.string().check(z.refine((url) => URL.canParse(url, 'https://fandeck.invalid')))
/** Such as `https://wallet.example`. */
const origin = z.string().check(z.refine((url) => URL.canParse(url) && new URL(url).origin === url))

/** The options of `createFandeck`, besides the platform. */
export const FandeckConfig = z.object({
  /** The market backend: cards, claims, banners. */
  marketUrl: address,
  /** The main API: session, drops, my page; the market's address when left out. */
  mainUrl: z.optional(address),
  /** Where static JSON and images lie; the market's address when left out. */
  cdnUrl: z.optional(address),
  /** Base of the auth client, on the page's own origin; `/api/auth` when left out (S2.18). */
  authUrl: z.optional(address),
  /** How often the auth session is asked for again, ms; 0, the default, never (S4.15). */
  authPollMs: z.optional(natural),
  /** Whether the auth session is asked for again when the page is seen again; it is when left out (S4.14). */
  authRefetchOnReturn: z.optional(z.boolean()),
  /** The wallet's origin. Only its `/login` is opened (D8). */
  walletOrigin: z.optional(origin),
  /** The local storage key of the session; `user`, the main site's, when left out (D46). */
  storageKey: z.optional(z.string()),
  /** Path of the renewal on the main API, also for calls of the market; `/auth/refresh_token` when left out (D5). */
  refreshPath: z.optional(text({ pattern: /^\// })),
  /** Renews also a session that ended over a minute ago, where refresh tokens live longer than that (D45). */
  lateRefresh: z.optional(z.boolean()),
})
export type FandeckConfig = z.output<typeof FandeckConfig>
/** What a caller writes: addresses may be left out where they have a default. */
export type FandeckOptions = z.input<typeof FandeckConfig>
