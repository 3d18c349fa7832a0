import { parse } from 'regexparam'
import { type PageEntry, type PagePlace, page } from './page-entry.ts'
import { accountPages } from './pages.account.ts'
import { campaignPages, publicPages } from './pages.public.ts'

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

/** Returns the page of a path with its query, and what its data depends on. The first one in the table decides. */
export function placeOf(href: string): { page: PageEntry; place: PagePlace } {
  const { pathname, searchParams: search } = new URL(href, 'http://page.invalid')
  for (const { page, keys, pattern } of routes) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, decoded(found[index + 1] ?? '')]))
    return { page, place: { pathname, params, search } }
  }
  return { page: notFound, place: { pathname, params: {}, search } }
}

/** Returns the page of a path. */
export const pageOf = (pathname: string): PageEntry => placeOf(pathname).page

/** Returns whether a link from the backend leads to a page of this site. */
export const isPage = (href: string): boolean =>
  /^\/(?!\/)/.test(href) && URL.canParse(href, 'http://page.invalid') && placeOf(href).page !== notFound
