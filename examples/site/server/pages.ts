import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../src/config.ts'
import type * as Renderer from '../src/entry.server.tsx'
import { DIST } from './build.ts'
import { documentOf } from './document.ts'
import { keepPages } from './kept-pages.ts'
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
  const { renderPage, isRendered, documentHeadOf, listedPages, componentOf }: typeof Renderer = await import(
    file
  )

  const sent = (status: 200 | 404, html: string): SentPage => ({ status, html, etag: etagOf(html) })
  const empty = sent(200, documentOf(template, { config, panel }))
  const documents = new Map<string, SentPage>()
  /** The document of a page that the browser renders; as many differ as the site has pages. */
  function unrendered(pathname: string): SentPage {
    const head = documentHeadOf(pathname)
    const known = documents.get(head) ?? sent(200, documentOf(template, { config, panel, head }))
    documents.set(head, known)
    return known
  }

  async function render(url: string): Promise<SentPage> {
    try {
      const page = await renderPage(url, config, {
        api,
        log: (error) => log(`A part of ${url} failed to render.`, error),
      })
      const document = { ...page, ...scriptsOf(await componentOf(url)), head: early + page.head }
      return sent(page.status, documentOf(template, { config, panel, page: document }))
    } catch (error) {
      // The browser renders what the server could not.
      log(`Rendering ${url} failed.`, error)
      return empty
    }
  }

  const rendered = keepPages({ render, empty })
  return {
    /** The pages that search engines may list. */
    listed: () =>
      listedPages(config, { api, log: (error) => log('The lists of the sitemap failed to load.', error) }),
    /** The document of a path with its query, for the address of a client. */
    async pageOf(url: string, client: string): Promise<SentPage> {
      const { pathname } = new URL(url, 'http://page.invalid')
      return isRendered(pathname) ? rendered(url, client) : unrendered(pathname)
    },
  }
}
