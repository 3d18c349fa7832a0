import * as z from 'zod/mini'
import { natural, text } from './http/wire.ts'

const address = z.string().check(z.refine((url) => URL.canParse(url, 'https://fandeck.invalid')))
/** An origin such as `https://wallet.example`. */
const origin = z.string().check(z.refine((url) => URL.canParse(url) && new URL(url).origin === url))

/** The options of `createFandeck`, except for the platform. */
export const FandeckConfig = z.object({
  /** Base URL of the market backend: cards, claims, banners. */
  marketUrl: address,
  /** Base URL of the main API: session, drops, my page. @default marketUrl */
  mainUrl: z.optional(address),
  /** Base URL of static JSON and images. @default marketUrl */
  cdnUrl: z.optional(address),
  /** Base path of the auth client, on the page's own origin (S2.18). @default '/api/auth' */
  authUrl: z.optional(address),
  /** Interval between fetches of the auth session, ms; 0 disables them (S4.15). @default 0 */
  authPollMs: z.optional(natural),
  /** Whether to fetch the auth session when the page becomes visible (S4.14). @default true */
  authRefetchOnReturn: z.optional(z.boolean()),
  /** The wallet's origin, of which the SDK opens only `/login` (D8). */
  walletOrigin: z.optional(origin),
  /** The local-storage key of the session; the default is the main site's (D46). @default 'user' */
  storageKey: z.optional(z.string()),
  /** Path of the refresh endpoint, on the main API and for market calls (D5). @default '/auth/refresh_token' */
  refreshPath: z.optional(text({ pattern: /^\// })),
  /** Renews sessions that expired over a minute ago, for servers with longer-lived refresh tokens (D45). */
  lateRefresh: z.optional(z.boolean()),
})
export type FandeckConfig = z.output<typeof FandeckConfig>
/** The options of `createFandeck`. Only `marketUrl` is required. */
export type FandeckOptions = z.input<typeof FandeckConfig>
