import type { Fandeck } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { placeOf } from '../pages.ts'

/** Loads the script of a path's page. Failures are left to the page. */
export async function prefetchScript(href: string): Promise<void> {
  await Promise.allSettled([placeOf(href).page.load()])
}

/** Loads the script of a path's page and, unless it requires a member, fetches its data. Failures are left to the page. */
export async function prefetchPage(
  href: string,
  { cache, fandeck }: { cache: QueryClient; fandeck: Fandeck },
): Promise<void> {
  const { page, place } = placeOf(href)
  await Promise.allSettled([page.load(), page.prefetch?.(cache, fandeck, place)])
}
