import { RateLimiterMemory } from 'rate-limiter-flexible'

/** The query names that rendered pages read; `src/kept-pages.test.ts` finds those that are missing. */
export const QUERY_NAMES = ['category', 'page', 'phase', 'share', 'version']

/** How long a rendered page serves further visitors, ms. */
const FRESH_MS = 5000
const KEPT = 200
/** Each rendering requests several calls of the API at once, and those of members wait behind them (docs/maintainers/security.md). */
const MOST_RUNNING = 3
const WINDOW_S = 5
/** New renderings in a window: those of one visitor, and all of them, which occupy two fifths of a core at most. */
const MOST_OF_ONE = 30
const MOST_OF_ALL = 100

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

/** Admits the renderings of an address of the network; a page that is kept needs none. */
export function renderLimits({
  one = MOST_OF_ONE,
  all = MOST_OF_ALL,
} = {}): (client: string) => Promise<boolean> {
  const ofOne = new RateLimiterMemory({ points: one, duration: WINDOW_S })
  const ofAll = new RateLimiterMemory({ points: all, duration: WINDOW_S })
  return async (client) => {
    try {
      await ofOne.consume(client)
      await ofAll.consume('all')
      return true
    } catch {
      return false
    }
  }
}

interface KeepOptions {
  most?: number
  now?(): number
  admits?(client: string): Promise<boolean>
}

/**
 * Keeps rendered pages for a moment. Renders an address once at a time, `most` at once, and what `admits` lets through;
 * beyond that returns `empty`, which the browser renders.
 */
export function keepPages<P>(
  { render, empty }: { render(url: string): Promise<P>; empty: P },
  { most = MOST_RUNNING, now = () => performance.now(), admits = renderLimits() }: KeepOptions = {},
): (url: string, client: string) => Promise<P> {
  const kept = new Map<string, Kept<P>>()
  let running = 0

  function keptOf(key: string): Kept<P> | undefined {
    const known = kept.get(key)
    return known && (known.isRunning || now() - known.at < FRESH_MS) ? known : undefined
  }

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

  return async (url, client) => {
    const key = canonicalUrl(url)
    const known = keptOf(key)
    if (known) return known.page
    const isAdmitted = await admits(client)
    // Another request may have started this rendering in the meantime.
    const begun = keptOf(key)
    if (begun) return begun.page
    if (running >= most || !isAdmitted) return empty
    const one = begin(key)
    kept.delete(key)
    kept.set(key, one)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return one.page
  }
}
