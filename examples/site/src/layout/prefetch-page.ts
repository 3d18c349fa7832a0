import type { Fandeck } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { HasPart, PageEntry, PagePlace } from '../page-entry.ts'
import { whenIdle } from './when-idle.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * Loads the script of a page when the browser is idle and the scripts asked for before have run: those of all links of a
 * page at once would delay a press. Failures are left to the page. Returns a function that cancels it.
 */
export function prefetchScript(page: PageEntry): () => void {
  let cancelled = false
  last = last.then(async () => {
    if (!cancelled) await new Promise<void>((resolve) => whenIdle(resolve))
    if (!cancelled) await Promise.allSettled([page.load()])
  })
  return () => {
    cancelled = true
  }
}

/** Loads the script of a page and, unless it requires a member, fetches its data. Failures are left to the page. */
export async function prefetchPage(
  { page, place }: { page: PageEntry; place: PagePlace },
  { cache, fandeck, has }: { cache: QueryClient; fandeck: Fandeck; has: HasPart },
): Promise<void> {
  await Promise.allSettled([page.load(), page.prefetch?.(cache, fandeck, place, has)])
}
