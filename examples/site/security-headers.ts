import { randomBytes } from 'node:crypto'
import type { Connect, Plugin } from 'vite'
import { openerPolicy } from './opener-policy.ts'
import { originsOf } from './src/bases.ts'
import type { TelemetryConfig } from './src/telemetry/telemetry-config.ts'
import { telemetryHosts } from './src/telemetry/telemetry-hosts.ts'

/** The servers that the pages connect to. */
export interface Servers {
  api: string
  /** Base URLs of the API, when they are elsewhere. */
  market?: string | undefined
  main?: string | undefined
  cdn?: string | undefined
  pay: string
  wallet: string
  /** Sharing by Kakao Talk, when the site has a key. */
  kakaoAppKey?: string | undefined
  /** The services that record use and errors. */
  telemetry?: TelemetryConfig | undefined
}

/** Loads the address search, which displays content from the other two hosts; the last one is its newer name. */
const POSTCODE_SCRIPT = 'https://t1.daumcdn.net'
const POSTCODE_FRAMES = ['https://postcode.map.daum.net', 'https://postcode.map.kakao.com']
/** Kakao's script, and the window that it posts the content to. */
const KAKAO = { script: 'https://t1.kakaocdn.net', form: 'https://sharer.kakao.com' } as const
/** Video players in Notion pages (`notion-links.ts` of the widgets). */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
/** The only page of ours that is framed: the payment frame returns to it. */
const IN_OUR_FRAME = '/payment/return'

/** Additions for the development server: the nonce of Vite's inline scripts, and its socket. */
export interface Development {
  nonce: string
  socket: string
}

/**
 * Returns the content security policy. Allows scripts only from our files, the address search and what is
 * configured: Kakao, analytics and recording; only the named policies
 * may turn text into a script URL, and none may turn text into markup.
 */
export function contentPolicy(path: string, servers: Servers, development?: Development): string {
  const { pay, wallet, kakaoAppKey, telemetry } = servers
  const services = telemetryHosts(telemetry)
  // Pictures of a backend have its own address, also where the CDN has another one.
  const apis = [...new Set([servers.api, ...originsOf(servers)])]
  const nonce = development ? [`'nonce-${development.nonce}'`] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The scanner reads codes with WebAssembly, in a worker of its own text.
    'script-src': [
      "'self'",
      "'wasm-unsafe-eval'",
      ...nonce,
      POSTCODE_SCRIPT,
      ...(kakaoAppKey ? [KAKAO.script] : []),
      ...services.scripts,
    ],
    'style-src': ["'self'", ...nonce],
    // Rendered HTML carries style attributes; style elements stay refused.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...apis],
    'media-src': ["'self'", 'https:', ...apis],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...apis,
      wallet,
      ...services.connections,
      ...(development ? [development.socket] : []),
    ],
    'worker-src': ['blob:'],
    'frame-src': [pay, ...POSTCODE_FRAMES, ...PLAYERS],
    'base-uri': ["'none'"],
    'form-action': [kakaoAppKey ? KAKAO.form : "'none'"],
    'frame-ancestors': [isInOurFrame(path) ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'fandeck-scripts',
      'fandeck-reader',
      // Refuses every script but those of the services (`src/telemetry/outer-script.ts`).
      ...(services.scripts.length > 0 ? ['default'] : []),
    ],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

const isInOurFrame = (path: string) => path.split('?')[0] === IN_OUR_FRAME

/**
 * Returns all headers for a page.
 *
 * @param path the request's path with its query, as sent
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
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': isInOurFrame(path) ? 'SAMEORIGIN' : 'DENY',
  }
}

/** The backend sets its own policies; the site's opener policy on a redirect would cut off the window. */
const PROXIED = /^\/(api|dev|_next)\//

const middleware =
  (servers: Servers, nonce: string): Connect.NextHandleFunction =>
  ({ originalUrl = '/', headers, socket }, response, next) => {
    const host = headers.host ?? 'localhost'
    const secure = 'encrypted' in socket ? 's' : ''
    const development = { nonce, socket: `ws${secure}://${host}` }
    const own = securityHeaders(originalUrl, `http${secure}://${host}`, servers, development)
    if (!PROXIED.test(originalUrl)) {
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    }
    next()
  }

/** Sets the headers on every page of the development server. */
export function securityHeadersPlugin(servers: Servers): Plugin {
  const nonce = randomBytes(16).toString('base64url')
  return {
    name: 'security-headers',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer: ({ middlewares }) => void middlewares.use(middleware(servers, nonce)),
  }
}
