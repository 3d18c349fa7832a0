import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type BackendConfig, secureCookies } from '../config.ts'
import type { Backend } from '../context.ts'
import { Problem } from '../problem.ts'
import { routesOf } from '../routes.ts'

const COOKIE = 'fandeck_panel'
/** Programs send the token in this one. */
const HEADER = 'x-fandeck-panel'
const WEEK_SECONDS = 7 * 24 * 60 * 60
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The way in, and the panel's files, which hold no state. */
const UNLOCKED = new Set(['/dev/open', '/dev/panel.js', '/dev/panel.css'])
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const notOurs = () => new Problem(403, '허용되지 않은 곳이에요.', 'FORBIDDEN')
const locked = () => new Problem(401, '터미널에 표시된 주소로 개발 패널을 먼저 열어 주세요.', 'PANEL_LOCKED')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Whether a request was made for one of our addresses: a foreign name may have been made to lead to this machine. */
function isForUs({ origins }: BackendConfig, url: string): boolean {
  const { host, hostname } = new URL(url)
  return LOCAL.has(hostname) || Object.values(origins).some((origin) => new URL(origin).host === host)
}

/** Whether the panel's token came along, where one is asked for. */
function isOpen({ panelToken }: BackendConfig, c: Context): boolean {
  const given = c.req.header(HEADER) ?? getCookie(c, COOKIE) ?? ''
  return panelToken === undefined || isSame(given, panelToken)
}

/**
 * Stands before the development panel: any page of the web can reach this machine's ports, and with `--lan` everybody on
 * the network can. `/dev/open?token=…` opens the panel in a browser.
 */
export function panelGuard({ config }: Backend): Hono {
  const { origins, allowedOrigins, panelToken } = config
  const ours = new Set([origins.site, origins.api, origins.pay, ...allowedOrigins])
  const app = new Hono().use('/dev/*', async (c, next) => {
    const from = c.req.header('origin')
    // A browser names the origin of what changes something, and no page can change that.
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
