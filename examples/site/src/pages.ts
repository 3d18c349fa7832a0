import type { SitePart } from '@fandeck/sdk/directory'
import { parse } from 'regexparam'
import { type PageEntry, type PagePlace, page } from './page-entry.ts'
import { accountPages } from './pages.account.ts'
import { campaignPages, publicPages } from './pages.public.ts'
import type { SitePages } from './router/pages-context.ts'

const notFound: PageEntry = {
  path: '*',
  ...page(() => import('./routes/not-found/NotFoundPage.tsx')),
  head: 'own',
  hidden: true,
}

/** The pages whose folder describes them in a `route.ts`. */
const found = Object.values(
  import.meta.glob<{ routes: readonly PageEntry[] }>('./routes/*/route.ts', { eager: true }),
).flatMap(({ routes }) => routes)

/** All routes of the site; links from the backend to other paths are not rendered as links. */
export const pages: readonly PageEntry[] = [
  ...publicPages,
  ...found,
  ...accountPages,
  ...campaignPages,
  notFound,
]

const routes = pages.map((page) => ({ page, ...parse(page.path) }))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function placeOf(href: string): { page: PageEntry; place: PagePlace } {
  const { pathname, searchParams: search } = new URL(href, 'http://page.invalid')
  for (const { page, keys, pattern } of routes) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, decoded(found[index + 1] ?? '')]))
    return { page, place: { pathname, params, search } }
  }
  return { page: notFound, place: { pathname, params: {}, search } }
}

/**
 * Returns the table of the pages for a shop: those of parts that it has not are not found. The first page in the table
 * whose path fits decides.
 */
export function pagesWith(has: (part: SitePart) => boolean): SitePages {
  const placeIn: SitePages['placeOf'] = (href) => {
    const { page, place } = placeOf(href)
    return { page: page.part === undefined || has(page.part) ? page : notFound, place }
  }
  return {
    has,
    placeOf: placeIn,
    isPage: (href) =>
      /^\/(?!\/)/.test(href) && URL.canParse(href, 'http://page.invalid') && placeIn(href).page !== notFound,
  }
}

/** The table of a shop with every part. */
export const allPages = pagesWith(() => true)
