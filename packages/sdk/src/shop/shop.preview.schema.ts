import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { shopNumber } from './shop.values.schema.ts'

/** Who a preview shows the site to: a visitor, a new member, a verified one, or one on each whitelist. */
export const PREVIEW_LEVELS = ['visitor', 'member', 'verified', 'whitelisted'] as const
/** One of `PREVIEW_LEVELS`. */
export type PreviewLevel = (typeof PREVIEW_LEVELS)[number]

/** The body of `preview`: a link that shows the site as fans will see it at another time. */
export interface PreviewBody {
  /** Epoch ms. */
  at: number
  level: PreviewLevel
  /** The page that the link opens, a path of the site. */
  path: string
  /** How long the link is valid. */
  days: number
}
/** The schema of `PreviewBody`. */
export const PreviewBody = model(
  z.strictObject({
    at: shopNumber(0, 8_640_000_000_000_000 - 1),
    level: z.enum(PREVIEW_LEVELS),
    path: z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w\-/.%]*$/)),
    days: shopNumber(1, 30),
  }),
) satisfies Codec<PreviewBody>

/** A link that shows the site at another time. */
export interface PreviewLink {
  url: string
  /** When the link ends, epoch ms. */
  endsAt: number
}
/** The schema of `PreviewLink`. */
export const PreviewLink = model(
  z.object({ url: z.string(), endsAt: z.number() }),
) satisfies Codec<PreviewLink>
