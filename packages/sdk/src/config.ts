import * as z from 'zod/mini'
import { authBasePath, authPollMs } from './constants.ts'

const address = z
  .string()
  .check(z.refine((text) => URL.canParse(text, 'https://fandeck.invalid'), { error: 'not an address' }))
const origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: 'not an origin such as https://wallet.example',
  }),
)

/** The options of `createFandeck`, besides the seams. */
export const FandeckConfig = z.object({
  /** The market backend: cards, claims, banners. */
  marketUrl: address,
  /** The main API: session, drops, my page; the market's address when left out. */
  mainUrl: z.optional(address),
  /** Where static JSON and images lie; the market's address when left out. */
  cdnUrl: z.optional(address),
  /** Base of the auth client, on the page's own origin (S2.18). */
  authUrl: z._default(address, authBasePath),
  /** How often the auth session is asked for again, ms; 0, the default, never (S4.15). */
  authPollMs: z._default(z.number().check(z.nonnegative()), authPollMs),
  /** Whether the auth session is asked for again when the page is seen again (S4.14). */
  authRefetchOnReturn: z._default(z.boolean(), true),
  /** The wallet's origin. Only its `/login` is opened (D8). */
  walletOrigin: z.optional(origin),
  /** The local storage key of the session; the main site keeps `user` (D46). */
  storageKey: z._default(z.string(), 'user'),
  /** Renews also a session that ended over a minute ago, where refresh tokens live longer than that (D45). */
  lateRefresh: z._default(z.boolean(), false),
})
export type FandeckConfig = z.output<typeof FandeckConfig>
/** What a caller writes: addresses may be left out where they have a default. */
export type FandeckOptions = z.input<typeof FandeckConfig>
