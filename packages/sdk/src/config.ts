import * as z from 'zod/mini'
import { type Codec, model, natural, text } from './http/wire.ts'

const address = z.string().check(z.refine((url) => URL.canParse(url, 'https://fandeck.invalid')))
/** An origin such as `https://wallet.example`. */
const origin = z.string().check(z.refine((url) => URL.canParse(url) && new URL(url).origin === url))

/** The options of `createFandeck`. Only `marketUrl` is required. */
export interface FandeckOptions {
  /** Base URL of the market backend: cards, claims, banners. */
  marketUrl: string
  /** Base URL of the main API: session, drops, my page. @default marketUrl */
  mainUrl?: string | undefined
  /** Base URL of static JSON and images. @default marketUrl */
  cdnUrl?: string | undefined
  /** Base path of the auth client, on the page's own origin (S2.18). @default '/api/auth' */
  authUrl?: string | undefined
  /** Interval between fetches of the auth session, ms; 0 disables them (S4.15). @default 0 */
  authPollMs?: number | undefined
  /** Whether to fetch the auth session when the page becomes visible (S4.14). @default true */
  authRefetchOnReturn?: boolean | undefined
  /** The wallet's origin, of which the SDK opens only `/login` (D8). */
  walletOrigin?: string | undefined
  /** The local-storage key of the session; the default is the main site's (D46). @default 'user' */
  storageKey?: string | undefined
  /** Path of the refresh endpoint, on the main API and for market calls (D5). @default '/auth/refresh_token' */
  refreshPath?: string | undefined
  /** Renews sessions that expired over a minute ago, for servers with longer-lived refresh tokens (D45). */
  lateRefresh?: boolean | undefined
  /**
   * The parts that your backend does not serve, such as `wallet` (`SITE_PARTS`), beside those that `GET /shop` names.
   * @default none
   */
  disabledParts?: string[] | undefined
}
export const FandeckConfig = model(
  z.object({
    marketUrl: address,
    mainUrl: z.optional(address),
    cdnUrl: z.optional(address),
    authUrl: z.optional(address),
    authPollMs: z.optional(natural),
    authRefetchOnReturn: z.optional(z.boolean()),
    walletOrigin: z.optional(origin),
    storageKey: z.optional(z.string()),
    refreshPath: z.optional(text({ pattern: /^\// })),
    lateRefresh: z.optional(z.boolean()),
    disabledParts: z.optional(z.array(z.string())),
  }),
) satisfies Codec<FandeckOptions>
