import { hash } from 'node:crypto'
import type { Context } from 'hono'

/** A style or script that stands in a page, as its content policy names it: by its hash. */
export const inlineSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The headers of a page of ours: nothing loads or runs that is not named, no page frames it, and no address of it is
 * told or kept.
 *
 * @param sources directives such as `style-src 'sha256-…'`
 */
export function guardPage(c: Context, sources: readonly string[]): void {
  const policy = ["default-src 'none'", ...sources, "base-uri 'none'", "frame-ancestors 'none'"]
  c.header('Content-Security-Policy', policy.join('; '))
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('X-Frame-Options', 'DENY')
}
