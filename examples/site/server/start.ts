import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { SiteConfig } from '../src/config.ts'
import { siteApp } from './app.ts'
import { buildSite } from './build.ts'
import { createPages } from './pages.ts'

/** How the site is served. */
export interface SiteServerOptions {
  config: SiteConfig
  port: number
  /** @default 'localhost' */
  host?: string | undefined
  tls?: { key: string | Buffer; cert: string | Buffer } | undefined
  /** The API's address as this process sees it. @default `config.api` */
  api?: string | undefined
  /** The base URL of the auth server as this process sees it. @default `/api/auth` of `api` */
  auth?: string | undefined
  /** Whether the backend serves the development panel. */
  panel: boolean
  /** The proxies before this server, whose `X-Forwarded-For` is passed on. @default none */
  trusted?: BlockList | undefined
  /** Receives failures of rendering; the browser then renders the page. */
  log(message: string, error: unknown): void
}

/**
 * Builds the site when its sources have changed, and serves it.
 *
 * @throws with `EADDRINUSE` when the port is in use
 */
export async function startSite(options: SiteServerOptions): Promise<Server> {
  const { config, port, host = 'localhost', tls, api = config.api, auth, panel, log } = options
  const { trusted = new BlockList() } = options
  await buildSite()
  const pages = await createPages(config, { api, panel, log })
  const listener = getRequestListener(siteApp(config, { ...pages, api, auth, trusted, panel, log }).fetch)
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, ready)
  })
  return server
}
