import { createServer, type IncomingMessage, type Server } from 'node:http'

/** The server's counts since the last `begin`. */
export interface Counts {
  requests: number
  usedTokens: number
}

const seoul = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Duration of a renewal, as over a mobile network. */
const REFRESH_MS = 150

/**
 * A strict server with rotating refresh tokens, in the formats of the three clients. Refuses a used token without a
 * grace period, as OAuth 2.1 requires.
 */
export function strictServer(clientId: string) {
  const used = new Set<string>()
  const good = new Set<string>()
  let counts: Counts = { requests: 0, usedTokens: 0 }
  let serial = 0
  let origin = ''

  function issue(lifeMs: number) {
    const now = Math.floor(Date.now() / 1000)
    const expiresAt = now + Math.floor(lifeMs / 1000)
    const claims = { sub: 'fan', iss: `${origin}/`, aud: clientId, iat: now, exp: expiresAt, n: ++serial }
    const jwt = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`
    good.add(jwt)
    return { jwt, refreshToken: `refresh-${serial}`, expiresAt, claims, expired: seoul(expiresAt * 1000) }
  }
  type Issued = ReturnType<typeof issue>

  const asOurs = ({ jwt, refreshToken, expired }: Issued) => ({
    status: '200',
    message: '',
    data: { access_token: jwt, refresh_token: refreshToken, expired },
  })
  const asOauth = ({ jwt, refreshToken, expiresAt }: Issued) => ({
    access_token: jwt,
    refresh_token: refreshToken,
    id_token: jwt,
    token_type: 'bearer',
    scope: 'openid profile email offline_access',
    expires_in: expiresAt - Math.floor(Date.now() / 1000),
    expires_at: expiresAt,
    user: { id: 'fan', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  })

  async function bodyOf(request: IncomingMessage): Promise<string> {
    let text = ''
    for await (const chunk of request) text += chunk
    return text
  }
  function tokenIn(text: string): string {
    if (text.startsWith('{')) return JSON.parse(text).refresh_token
    return new URLSearchParams(text).get('refresh_token') ?? ''
  }

  const server: Server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*, authorization')
    response.setHeader('Access-Control-Expose-Headers', 'Date')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Content-Type', 'application/json')
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const ours = request.url?.startsWith('/auth/refresh_token') ?? false
    if (!ours && !/\/token\b/.test(request.url ?? '')) {
      return good.has(bearer)
        ? answer(200, { status: '200', message: '', data: null })
        : answer(401, { status: '2009', message: '' })
    }
    counts.requests++
    const token = ours ? bearer : tokenIn(await bodyOf(request))
    await new Promise((next) => setTimeout(next, REFRESH_MS))
    if (used.has(token)) {
      counts.usedTokens++
      return ours
        ? answer(401, { status: '2009', message: '' })
        : answer(400, {
            error: 'invalid_grant',
            error_description: 'Already used',
            code: 'refresh_token_already_used',
          })
    }
    used.add(token)
    const next = issue(30 * 60_000)
    return answer(200, ours ? asOurs(next) : asOauth(next))
  })

  return {
    issue,
    asOauth,
    begin() {
      counts = { requests: 0, usedTokens: 0 }
    },
    counts: () => counts,
    async listen(): Promise<string> {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const address = server.address()
      origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
      return origin
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type StrictServer = ReturnType<typeof strictServer>
