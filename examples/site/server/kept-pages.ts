/** The query names that rendered pages read; `src/kept-pages.test.ts` finds those that are missing. */
export const QUERY_NAMES = ['category', 'page', 'phase', 'share', 'version']

/** How long a rendered page serves further visitors, ms. */
const FRESH_MS = 5000
const KEPT = 200
/** A rendering takes some 20 ms of the process and waits for the API. */
const MOST_RUNNING = 16

/** Returns the address with what its page reads. */
export function canonicalUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid')
  const query = new URLSearchParams()
  for (const name of QUERY_NAMES) {
    const value = searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

interface Kept<P> {
  at: number
  page: Promise<P>
  isRunning: boolean
}

/**
 * Keeps rendered pages for a moment. Renders an address once at a time, and `most` at once; beyond that returns `empty`,
 * which the browser renders.
 */
export function keepPages<P>(
  { render, empty }: { render(url: string): Promise<P>; empty: P },
  { most = MOST_RUNNING, now = () => performance.now() }: { most?: number; now?: () => number } = {},
): (url: string) => Promise<P> {
  const kept = new Map<string, Kept<P>>()
  let running = 0

  function begin(key: string): Kept<P> {
    const one: Kept<P> = { at: now(), page: render(key), isRunning: true }
    running++
    const end = () => {
      running--
      one.isRunning = false
    }
    one.page.then(end, end)
    return one
  }

  return async (url) => {
    const key = canonicalUrl(url)
    const known = kept.get(key)
    if (known && (known.isRunning || now() - known.at < FRESH_MS)) return known.page
    if (running >= most) return empty
    const one = begin(key)
    kept.delete(key)
    kept.set(key, one)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return one.page
  }
}
