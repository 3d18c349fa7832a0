import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../src/config.ts'
import type * as Renderer from '../src/entry.server.tsx'
import { brandTags } from './brand.ts'
import { DIST } from './build.ts'
import { documentOf } from './document.ts'
import { keepPages } from './kept-pages.ts'
import { keepShop } from './kept-shop.ts'
import { createStartScripts, earlyTags } from './preloads.ts'

/** A document as it is sent. */
export interface SentPage {
  status: 200 | 404
  html: string
  etag: string
}

const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/** Renders the pages of the build for visitors without a session, and keeps each for a moment. */
export async function createPages(
  config: SiteConfig,
  { api, panel, log }: { api: string; panel: boolean; log(message: string, error: unknown): void },
) {
  const template = readFileSync(join(DIST.client, 'index.html'), 'utf8')
  const early = earlyTags(config)
  const scriptsOf = createStartScripts()
  const file = pathToFileURL(join(DIST.server, 'entry.server.js')).href
  const { renderPage, isRendered, documentHeadOf, listedPages, loadShop, componentOf }: typeof Renderer =
    await import(file)

  const sent = (status: 200 | 404, html: string): SentPage => ({ status, html, etag: etagOf(html) })
  const empty = sent(200, documentOf(template, { config, panel }))
  const shopOf = keepShop(() => loadShop(config, { api }), {
    log: (error) => log('The shop failed to load.', error),
  })
  /** The document of a page that the browser renders; it holds the shop, which names it from the first paint. */
  async function unrendered(pathname: string): Promise<SentPage> {
    const shop = await shopOf()
    const parts = { panel, head: documentHeadOf(pathname, shop), brand: brandTags(shop) }
    return sent(200, documentOf(template, { ...parts, config: { ...config, ...(shop && { shop }) } }))
  }

  async function render(url: string): Promise<SentPage> {
    try {
      const shop = await shopOf()
      const own = { ...config, ...(shop && { shop }) }
      const page = await renderPage(url, own, {
        api,
        log: (error) => log(`A part of ${url} failed to render.`, error),
      })
      const document = { ...page, ...scriptsOf(await componentOf(url, own)), head: early + page.head }
      const brand = brandTags(shop)
      return sent(page.status, documentOf(template, { config, panel, brand, page: document }))
    } catch (error) {
      // The browser renders what the server could not.
      log(`Rendering ${url} failed.`, error)
      return empty
    }
  }

  const rendered = keepPages({ render, empty })
  return {
    shopOf,
    /** The pages that search engines may list. */
    async listed() {
      const shop = await shopOf()
      const own = { ...config, ...(shop && { shop }) }
      return listedPages(own, { api, log: (error) => log('The lists of the sitemap failed to load.', error) })
    },
    /** The document of a path with its query, for the address of a client. */
    async pageOf(url: string, client: string): Promise<SentPage> {
      const { pathname, searchParams } = new URL(url, 'http://page.invalid')
      // A preview shows another time than that of the server.
      return isRendered(pathname) && !searchParams.has('preview')
        ? rendered(url, client)
        : unrendered(pathname)
    },
  }
}
