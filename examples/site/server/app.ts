import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { securityHeaders } from '../security-headers.ts'
import type { SiteConfig } from '../src/config.ts'
import { llmsTextOf, sitemapOf } from './addresses.ts'
import { DIST } from './build.ts'
import type { createPages } from './pages.ts'
import { forward } from './proxy.ts'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const DAY = 'public, max-age=86400'

/** The site: headers, built files, pages, and what its origin forwards to the API. */
export function siteApp(
  config: SiteConfig,
  { pageOf, listed, api }: Awaited<ReturnType<typeof createPages>> & { api: string },
): Hono {
  const app = new Hono()
  for (const path of ['/api/*', '/dev/*', '/_next/image']) app.all(path, (c) => forward(c, api))

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
      rewriteRequestPath: (path) => (path === '/' || path === '/index.html' ? '/none' : path),
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
    c.text(llmsTextOf(config.site, await listed()), 200, { 'cache-control': HOUR }),
  )
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    if (/\.\w+$/.test(pathname)) return c.text('Not found', 404)
    const { status, html, etag } = await pageOf(pathname + search)
    const headers = { 'cache-control': 'no-cache', etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.html(html, status, headers)
  })
  return app
}
