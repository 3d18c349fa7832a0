import { IncomingMessage, ServerResponse } from 'node:http'
import { safeUrl } from '@fandeck/sdk'
import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { Events, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'
import type { BackendConfig, OAuthProvider } from '../../config.ts'
import { RESPONSE_ALREADY_SENT } from '../../listen.ts'
import { guardPage, inlineSource } from '../../page-policy.ts'
import { PLAIN_PAGE_STYLE } from '../../plain-page.style.ts'
import { ACCOUNTS, type SandboxAccount } from './accounts.ts'
import { choicePage, refusalPage } from './page.ts'

type SandboxEnv = { Bindings: HttpBindings | Http2Bindings }

/** The path of the mock's own redirect, after the account chooser. */
const CHOSEN = '/authorize/as'
const CODE_MS = 60_000
const NAMES: Record<OAuthProvider, string> = { google: 'Google', kakao: '카카오' }

const providerOf = (clientId: unknown): OAuthProvider | undefined =>
  (['google', 'kakao'] as const).find((provider) => clientId === `sandbox-${provider}`)

const accountOf = (query: URLSearchParams): SandboxAccount | undefined => {
  const provider = providerOf(query.get('client_id'))
  return provider && ACCOUNTS[provider].find(({ subject }) => subject === query.get('who'))
}

/** Creates the mock server; the code of a choice identifies the chosen account. */
function mockService(issuerUrl: string): { service: OAuth2Service; ready: Promise<unknown> } {
  const issuer = new OAuth2Issuer()
  issuer.url = issuerUrl
  const service = new OAuth2Service(issuer, { authorize: CHOSEN })
  const chosen = new Map<string, SandboxAccount>()
  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }) => {
    Object.assign(body, { authorization_endpoint: `${issuerUrl}/authorize` })
  })
  service.on(Events.BeforeAuthorizeRedirect, ({ url }, request) => {
    const person = accountOf(new URL(request.url ?? '', issuerUrl).searchParams)
    const code = url.searchParams.get('code')
    if (!person || !code) return
    chosen.set(code, person)
    setTimeout(() => chosen.delete(code), CODE_MS).unref()
  })
  service.on(Events.BeforeTokenSigning, ({ payload }, request) => {
    const person = chosen.get(request.body.code ?? '')
    if (person)
      Object.assign(payload, {
        sub: person.subject,
        name: person.name,
        email: person.email,
        email_verified: true,
      })
  })
  service.on(Events.BeforeResponse, (reply, request) => {
    if (chosen.delete(request.body.code ?? '')) return
    reply.statusCode = 400
    reply.body = { error: 'invalid_grant' }
  })
  return { service, ready: issuer.keys.generate('RS256') }
}

/**
 * Replaces Google and Kakao without keys: an authorization server with discovery, code, PKCE and signed tokens, and
 * a choice of invented accounts. Development only (D59).
 */
export function oauthSandbox({ origins, allowedOrigins }: BackendConfig): Hono<SandboxEnv> {
  const { service, ready } = mockService(origins.oauth)

  /** Returns the redirect URI if it is allowed. */
  function backOf(c: Context<SandboxEnv>): URL | undefined {
    const provider = providerOf(c.req.query('client_id'))
    const target = safeUrl(c.req.query('redirect_uri'), { base: origins.site, allow: allowedOrigins })
    const url = target === undefined ? undefined : new URL(target)
    return url && provider && url.pathname === `/api/auth/callback/${provider}` ? url : undefined
  }

  function shown(c: Context<SandboxEnv>, content: ReturnType<typeof choicePage>, status: 200 | 400) {
    guardPage(c, [`style-src ${inlineSource(PLAIN_PAGE_STYLE)}`, "form-action 'none'"])
    return c.html(content, status)
  }

  async function pass(c: Context<SandboxEnv>): Promise<Response> {
    await ready
    const { incoming, outgoing } = c.env
    if (!(incoming instanceof IncomingMessage) || !(outgoing instanceof ServerResponse))
      return c.body(null, 505)
    service.requestHandler(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }

  return (
    new Hono<SandboxEnv>()
      // As a reference, it would name another host, on which the mock fails.
      .use(async (c, next) => (c.req.path.startsWith('//') ? shown(c, refusalPage(), 400) : next()))
      .get('/health', (c) => c.json({ status: '200', message: '', data: null }))
      .get('/authorize', (c) => {
        const back = backOf(c)
        const provider = providerOf(c.req.query('client_id'))
        if (!back || !provider) return shown(c, refusalPage(), 400)
        const people = ACCOUNTS[provider].map((person) => {
          const query = new URLSearchParams({ ...c.req.query(), who: person.subject })
          return { ...person, href: `${CHOSEN}?${query}` }
        })
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('state', c.req.query('state') ?? '')
        return shown(c, choicePage(NAMES[provider], people, back.href), 200)
      })
      .get(CHOSEN, (c) => {
        const known = backOf(c) && accountOf(new URL(c.req.url).searchParams)
        return known ? pass(c) : shown(c, refusalPage(), 400)
      })
      .all('*', pass)
  )
}
