import { FandeckProvider } from '@fandeck/react'
import { shopQuery } from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import { getShop, hasPart, type Shop } from '@fandeck/sdk/directory'
import { getPopupNotices, popupsFor } from '@fandeck/sdk/popups'
import { PopupStill } from '@fandeck/widgets'
import { dehydrate, type Query } from '@tanstack/react-query'
import { createMemoryHistory } from 'history'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { nearby } from './bases.ts'
import { type SiteConfig, UNDESCRIBED } from './config.ts'
import { createSiteClient } from './fandeck.ts'
import { DocumentHead } from './layout/Head.tsx'
import { allPages, pages, pagesWith } from './pages.ts'
import { type PublicAddress, publicAddresses } from './public-addresses.ts'
import { createCache, isMissing } from './query-client.ts'
import type { RenderedState } from './rendered-state.ts'
import type { SitePages } from './router/pages-context.ts'
import { Router } from './router/Router.tsx'

/** A page as the server renders it. */
export interface Rendered {
  /** 404 for an unknown path or id. */
  status: 200 | 404
  /** Tags of the document's head. */
  head: string
  /** The content of `#root`. */
  body: string
  state: RenderedState
  /** A `template` with the popups of the path, which `start.ts` shows unless they are dismissed; empty without any. */
  popups: string
}

/** Titles, metadata and preloads, which React writes before the content. */
const HEAD_TAGS = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*>)+/

/** The pages of a shop; the server passes the shop with the configuration. */
const pagesFor = ({ shop }: SiteConfig) => pagesWith((part) => hasPart(shop, part))

const staticAddresses = (config: SiteConfig): PublicAddress[] =>
  pages
    .filter(({ path, needsLogin, hidden }) => !needsLogin && !hidden && !/[:*]/.test(path))
    .filter(({ path }) => pagesFor(config).isPage(path))
    .map(({ path, title = '홈' }) => ({ path, title }))

/**
 * Returns the pages that every visitor may see and search engines may list; those of lists are left out while the API
 * does not answer.
 *
 * @param api the address of the API as this server sees it
 * @param log receives the failure
 */
export async function listedPages(
  config: SiteConfig,
  { api, log }: { api: string; log: (error: unknown) => void },
): Promise<PublicAddress[]> {
  const fandeck = createSiteClient(nearby(config, api))
  try {
    return [
      ...staticAddresses(config),
      ...(await publicAddresses(fandeck, (part) => hasPart(config.shop, part))),
    ]
  } catch (error) {
    log(error)
    return staticAddresses(config)
  } finally {
    fandeck.close()
  }
}

/** Whether the server renders a path: a public page; a member's page depends on the session of the browser. */
export const isRendered = (pathname: string): boolean => {
  const { needsLogin, path } = allPages.placeOf(pathname).page
  return !needsLogin && !path.startsWith('/account/') && !path.startsWith('/payment/')
}

/** Returns title and description of a page that the browser renders (S2.22). */
export const documentHeadOf = (pathname: string, shop: Shop = UNDESCRIBED): string => {
  const { title, description } = allPages.placeOf(pathname).page
  return renderToStaticMarkup(<DocumentHead title={title} description={description} shop={shop} />)
}

/** Returns the shop as its backend describes it, otherwise as the configuration does. */
export async function loadShop(config: SiteConfig, { api }: { api: string }): Promise<Shop> {
  const fandeck = createSiteClient(nearby(config, api))
  try {
    return (await getShop(fandeck)) ?? config.shop ?? UNDESCRIBED
  } finally {
    fandeck.close()
  }
}

/** Returns the name of the component of a path's page, which is also the name of its file. */
export const componentOf = async (url: string, config: SiteConfig): Promise<string> =>
  (await pagesFor(config).placeOf(url).page.load()).default.name

/**
 * Renders a page for a visitor without a session.
 *
 * @param url the path with its query
 * @param config the addresses as the browser sees them
 * @param api the address of the API as this server sees it
 * @param log receives what failed to render; the browser renders that part
 */
export async function renderPage(
  url: string,
  config: SiteConfig,
  { api, log }: { api: string; log: (error: unknown) => void },
): Promise<Rendered> {
  const fandeck = createSiteClient(nearby(config, api))
  try {
    return await renderWith(fandeck, url, config, log)
  } finally {
    fandeck.close()
  }
}

/** Data, and unknown ids, which hydrate to the same page. */
const isSettled = ({ state: { status, error } }: Query) => status === 'success' || isMissing(error)

/** Renders the popups of a path; without an answer of the backend none, and the browser asks again. */
async function renderPopups(fandeck: Fandeck, path: string, { isPage }: SitePages): Promise<string> {
  const all = await getPopupNotices(fandeck).catch(() => [])
  const now = fandeck.clock.now()
  const popups = popupsFor(all, { path, now, dismissed: [] })
  if (popups.length === 0) return ''
  return renderToStaticMarkup(
    <template id="fandeck-popups">
      <FandeckProvider fandeck={fandeck}>
        <PopupStill
          {...{ popups, path, now }}
          renderLink={({ ref: _, ...link }) =>
            isPage(link.href) ? <a {...link} /> : <span className={link.className}>{link.children}</span>
          }
        />
      </FandeckProvider>
    </template>,
    { identifierPrefix: 'popup' },
  )
}

/** Renders a page with a client. */
export async function renderWith(
  fandeck: Fandeck,
  url: string,
  config: SiteConfig,
  log: (error: unknown) => void,
): Promise<Rendered> {
  const own = pagesFor(config)
  const { page, place } = own.placeOf(url)
  const queryClient = createCache()
  // In the state, so that the browser hydrates with the same shop, also during an outage.
  if (config.shop) queryClient.setQueryData(shopQuery(fandeck).queryKey, config.shop)
  const hasPopups = page.header !== 'none' && hasPart(config.shop, 'popups')
  const popups = hasPopups ? renderPopups(fandeck, place.pathname, own) : ''
  await Promise.all([
    page.prefetch?.(queryClient, fandeck, place, own.has).catch(() => {}),
    config.shop ? undefined : queryClient.prefetchQuery(shopQuery(fandeck)),
  ])
  const renderedAt = fandeck.clock.now()
  const { prelude } = await prerender(
    <StrictMode>
      <Router history={createMemoryHistory({ initialEntries: [url] })}>
        <App config={config} fandeck={fandeck} queryClient={queryClient} renderedAt={renderedAt} />
      </Router>
    </StrictMode>,
    // Parts that arrive later would need inline scripts, which the content policy refuses.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: log },
  )
  const html = await new Response(prelude).text()
  const state = { renderedAt, queries: dehydrate(queryClient, { shouldDehydrateQuery: isSettled }) }
  queryClient.clear()
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  const status = head.includes('name="prerender-status-code"') ? 404 : 200
  return { status, head, body: html.slice(head.length), state, popups: await popups }
}
