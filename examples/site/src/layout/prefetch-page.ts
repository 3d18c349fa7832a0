import type { Fandeck } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { PageEntry, PagePlace } from '../page-entry.ts'

/** Loads the script of a page. Failures are left to the page. */
export async function prefetchScript(page: PageEntry): Promise<void> {
  await Promise.allSettled([page.load()])
}

/** Loads the script of a page and, unless it requires a member, fetches its data. Failures are left to the page. */
export async function prefetchPage(
  { page, place }: { page: PageEntry; place: PagePlace },
  { cache, fandeck }: { cache: QueryClient; fandeck: Fandeck },
): Promise<void> {
  await Promise.allSettled([page.load(), page.prefetch?.(cache, fandeck, place)])
}
