import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type BackendConfig, secureCookies } from '../../config.ts'
import type { Backend } from '../../context.ts'
import { Problem } from '../../problem.ts'
import { routesOf } from '../../routes.ts'

const COOKIE = 'fandeck_panel'
/** The header with the token, for programs. */
const HEADER = 'x-fandeck-panel'
const WEEK_SECONDS = 7 * 24 * 60 * 60
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The entry URL and the panel's files, which contain no state. */
const UNLOCKED = new Set(['/dev/open', '/dev/panel.js', '/dev/panel.css'])
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const notOurs = () => new Problem(403, '허용되지 않은 접근이에요.', 'FORBIDDEN')
const locked = () => new Problem(401, '터미널에 표시된 주소로 개발 패널을 먼저 열어 주세요.', 'PANEL_LOCKED')

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares hashes, which have one length whatever a caller sends. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other))

/**
 * Returns whether a request names one of our hosts: a foreign name can resolve to this machine (DNS rebinding).
 */
function isForUs({ origins }: BackendConfig, url: string): boolean {
  const { host, hostname } = new URL(url)
  return LOCAL.has(hostname) || Object.values(origins).some((origin) => new URL(origin).host === host)
}

/** Returns whether the request has the panel's token, if one is required. */
function isOpen({ panelToken }: BackendConfig, c: Context): boolean {
  const given = c.req.header(HEADER) ?? getCookie(c, COOKIE) ?? ''
  return panelToken === undefined || isSame(given, panelToken)
}

/**
 * Protects the development panel: any web page can send requests to this machine, and with `--lan` so can every
 * device on the network. `/dev/open?token=…` opens the panel in a browser.
 */
export function panelGuard({ config }: Backend): Hono {
  const { origins, allowedOrigins, panelToken } = config
  const ours = new Set([origins.site, origins.api, origins.pay, ...allowedOrigins])
  const app = new Hono().use('/dev/*', async (c, next) => {
    const from = c.req.header('origin')
    // Browsers send the origin of a mutation, and no page can change it.
    const isOurs = from === undefined ? READS.has(c.req.method) : ours.has(from)
    if (!isForUs(config, c.req.url) || !isOurs) throw notOurs()
    c.header('Cache-Control', 'no-store')
    if (!UNLOCKED.has(c.req.path) && !isOpen(config, c)) throw locked()
    await next()
  })
  routesOf(app)({ method: 'GET', path: '/dev/open', auth: 'development' }, (c) => {
    const given = c.req.query('token') ?? ''
    if (panelToken !== undefined) {
      if (!isSame(given, panelToken)) throw locked()
      setCookie(c, COOKIE, panelToken, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: secureCookies(config, origins.site),
        maxAge: WEEK_SECONDS,
      })
    }
    return c.redirect(`${origins.site}/`, 303)
  })
  return app
}
