/**
 * The `Cache-Control` values. A reply is `no-store` unless its route names another one, which applies to successful replies.
 * `max-age=0` lets a shared cache, such as a CDN, answer many fans, while a browser asks every time.
 */
export const CACHE = {
  /** Everything that belongs to a member, every refusal, every write. */
  never: 'no-store',
  /**
   * Public content, at most a second late. A page sets its clock by the `Date` of such a reply; by that of a reply that a
   * cache keeps longer, it does not.
   */
  second: 'public, max-age=0, s-maxage=1',
  /** The static information of the drops, also in the browser; a purge shows a change at once. */
  information: 'public, max-age=60, stale-while-revalidate=600',
} as const

/** A `Cache-Control` value of a route. */
export type Cache = (typeof CACHE)[keyof typeof CACHE]
