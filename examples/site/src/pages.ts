import { matchPath } from 'react-router'
import { type PageEntry, type PagePlace, page } from './page-entry.ts'
import { accountPages } from './pages.account.ts'
import { campaignPages, publicPages } from './pages.public.ts'

const notFound: PageEntry = {
  path: '*',
  ...page(() => import('./routes/not-found/NotFoundPage.tsx')),
  head: 'own',
  hidden: true,
}

/** All routes of the site; links from the backend to other paths are not rendered as links. */
export const pages: readonly PageEntry[] = [...publicPages, ...accountPages, ...campaignPages, notFound]

/** Returns the page of a path. */
export const pageOf = (pathname: string): PageEntry =>
  pages.find(({ path }) => matchPath(path, pathname)) ?? notFound

/** Returns the page of a path with its query, and what its data depends on. */
export function placeOf(href: string): { page: PageEntry; place: PagePlace } {
  const { pathname, searchParams } = new URL(href, 'http://page.invalid')
  const found = pageOf(pathname)
  return {
    page: found,
    place: { pathname, params: matchPath(found.path, pathname)?.params ?? {}, search: searchParams },
  }
}

/** Returns whether a link from the backend leads to a page of this site. */
export const isPage = (href: string): boolean =>
  /^\/(?!\/)/.test(href) && URL.canParse(href, 'http://page.invalid') && placeOf(href).page !== notFound
