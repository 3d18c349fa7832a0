import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { securityHeaders } from '../security-headers.ts'
import { type SiteConfig, UNDESCRIBED } from '../src/config.ts'
import { llmsTextOf, sitemapOf } from './addresses.ts'
import { manifestOf } from './brand.ts'
import { DIST } from './build.ts'
import { clientOf } from './forwarded.ts'
import { isForSite } from './hosts.ts'
import type { createPages } from './pages.ts'
import { type ForwardOptions, forward, peerOf, refused } from './proxy.ts'

const FORWARDED = /^\/(?:api|dev)\/|^\/_next\/image$/
/** The page's template, and folders of the build such as `.vite`. */
const UNSERVED = /^\/(?:index\.html)?$|(?:^|\/)\./
const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const DAY = 'public, max-age=86400'

/** The pages, and how requests are forwarded. */
export interface SiteParts extends Awaited<ReturnType<typeof createPages>>, ForwardOptions {
  /** Whether the backend serves the development panel. */
  panel: boolean
  log(message: string, error: unknown): void
}

/** The site: headers, built files, pages, and what its origin forwards to the API. */
export function siteApp(
  config: SiteConfig,
  { pageOf, listed, shopOf, panel, log, ...forwarding }: SiteParts,
): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    log(`${c.req.method} ${c.req.path} failed.`, error)
    return refused(c, 500, 'INTERNAL')
  })
  app.use(async (c, next) => {
    const { pathname } = new URL(c.req.url)
    // As a reference, it would name another host.
    if (pathname.startsWith('//')) return refused(c, 400, 'BAD_REQUEST')
    // The API sees its own name in what is forwarded, so the name is checked here. In production, a proxy or a check of
    // its health may use another name for pages, which are public.
    const isForwarded = FORWARDED.test(pathname)
    if ((panel || isForwarded) && !isForSite(c.req.url, config.site)) return refused(c, 421, 'FORBIDDEN')
    return isForwarded ? forward(c, forwarding) : next()
  })

  app.use(async (c, next) => {
    await next()
    const { pathname, search } = new URL(c.req.url)
    const headers = securityHeaders(pathname + search, config.site, config)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })
  app.use(
    serveStatic({
      root: DIST.client,
      precompressed: true,
      rewriteRequestPath: (path) => (UNSERVED.test(path) ? '/none' : path),
      onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? YEAR : DAY),
    }),
  )
  app.use(compress())
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /account/\nDisallow: /mypage\nSitemap: ${config.site}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (c) =>
    c.body(sitemapOf(config.site, await listed()), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': HOUR,
    }),
  )
  app.get('/llms.txt', async (c) =>
    c.text(llmsTextOf(config.site, await listed(), (await shopOf()) ?? UNDESCRIBED), 200, {
      'cache-control': HOUR,
    }),
  )
  app.get('/manifest.webmanifest', async (c) =>
    c.body(JSON.stringify(manifestOf((await shopOf()) ?? UNDESCRIBED)), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': HOUR,
    }),
  )
  app.get('/brand.css', async (c) =>
    c.body((await shopOf())?.brand?.theme ?? '', 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': HOUR,
    }),
  )
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (/\.\w+$/.test(pathname)) return c.text('Not found', 404)
    const client = clientOf(peerOf(c), c.req.header('x-forwarded-for'), forwarding.trusted)
    const { status, html, etag } = await pageOf(pathname + search, client)
    const headers = { 'cache-control': 'no-cache', etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.html(html, status, headers)
  })
  return app
}
