import { randomBytes } from 'node:crypto'
import type { Connect, Plugin } from 'vite'
import { openerPolicy } from './opener-policy.ts'

/** The servers that the pages speak with. */
export interface Servers {
  api: string
  pay: string
  wallet: string
}

/** Loads the address search; what it shows comes from the other two, of which the last is its newer name. */
const POSTCODE_SCRIPT = 'https://t1.daumcdn.net'
const POSTCODE_FRAMES = ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com']
/** Players of Notion pages (`notion-links.ts` of the widgets). */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
/** The one page that stands in a frame, of our own: the payment's frame comes back to it. */
const IN_OUR_FRAME = '/payment/return'

/** What a development server needs more: the nonce of what Vite writes into pages, and its socket. */
export interface Development {
  nonce: string
  socket: string
}

/**
 * The content policy of a page. Nothing runs that is not a file of ours or the address search; text becomes a script's
 * address only by the one policy that is named, and markup never.
 */
export function contentPolicy(
  path: string,
  { api, pay, wallet }: Servers,
  development?: Development,
): string {
  const nonce = development ? [`'nonce-${development.nonce}'`] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...nonce, POSTCODE_SCRIPT],
    'style-src': ["'self'", ...nonce],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, wallet, ...(development ? [development.socket] : [])],
    'frame-src': [pay, ...POSTCODE_FRAMES, ...PLAYERS],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [isInOurFrame(path) ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['fandeck-scripts'],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

const isInOurFrame = (path: string) => path.split('?')[0] === IN_OUR_FRAME

/**
 * All that a host of the site's pages sends with them.
 *
 * @param path the path of a request with its query, as it was sent
 * @param base the site's own address
 */
export function securityHeaders(
  path: string,
  base: string,
  servers: Servers,
  development?: Development,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(path, servers, development),
    'Cross-Origin-Opener-Policy': openerPolicy(path, base),
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that know no `frame-ancestors`.
    'X-Frame-Options': isInOurFrame(path) ? 'SAMEORIGIN' : 'DENY',
  }
}

/** What the backend answers has policies of its own: a redirect's would cut the window off as well. */
const PROXIED = /^\/(api|dev)\//

const middleware =
  (servers: Servers, nonce?: string): Connect.NextHandleFunction =>
  ({ originalUrl = '/', headers, socket }, response, next) => {
    const host = headers.host ?? 'localhost'
    const secure = 'encrypted' in socket ? 's' : ''
    const development = nonce === undefined ? undefined : { nonce, socket: `ws${secure}://${host}` }
    const own = securityHeaders(originalUrl, `http${secure}://${host}`, servers, development)
    if (!PROXIED.test(originalUrl)) {
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    }
    next()
  }

/** Answers every page with its headers, while developing and in the preview of a build. */
export function securityHeadersPlugin(servers: Servers): Plugin {
  // A development server writes one nonce into all pages; a build has nothing inline.
  const nonce = randomBytes(16).toString('base64url')
  return {
    name: 'security-headers',
    config: (_, { command, isPreview }) =>
      command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : {},
    configureServer: ({ middlewares }) => void middlewares.use(middleware(servers, nonce)),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware(servers)),
  }
}
