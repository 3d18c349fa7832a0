import { hash } from 'node:crypto'
import type { Context } from 'hono'

/** Returns the CSP source of an inline style or script: its hash. */
export const inlineSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * Returns the headers of an HTML page: only listed sources load, no page frames it, and it is neither cached nor sent as
 * referrer.
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
