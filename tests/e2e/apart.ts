// The servers of the backend at four addresses: each forwards to the one backend, and keeps what it was asked.
import { createServer, request, type Server } from 'node:http'
import { freePort } from '../../examples/backend/test/free-ports.ts'

/** The path of each address, and where the backend has it. */
const PATHS = {
  MARKET_URL: { path: '/market/v2', below: '' },
  MAIN_URL: { path: '/main', below: '' },
  CDN_URL: { path: '/files', below: '/cdn' },
  AUTH_URL: { path: '/id/v1', below: '/api/auth' },
} as const
type Name = keyof typeof PATHS

/** Servers that are apart. */
export interface Apart {
  /** The variables of the site. */
  env: Record<Name, string>
  /** The method and path of each request so far, below the address. */
  asked: Record<Name, string[]>
  /** Sets the backend; until then, each address answers 502. */
  forwardTo(api: string): void
  stop(): Promise<void>
}

/** Starts an address for each server of the backend. */
export async function startApart(): Promise<Apart> {
  let target: URL | undefined
  const asked: Apart['asked'] = { MARKET_URL: [], MAIN_URL: [], CDN_URL: [], AUTH_URL: [] }
  const env: Apart['env'] = { MARKET_URL: '', MAIN_URL: '', CDN_URL: '', AUTH_URL: '' }
  const servers: Server[] = []

  async function serve(name: Name): Promise<void> {
    const { path, below } = PATHS[name]
    const server = createServer((incoming, outgoing) => {
      const { url = '', method = 'GET', headers } = incoming
      if (!target || !url.startsWith(`${path}/`)) return void outgoing.writeHead(502).end()
      const rest = url.slice(path.length)
      if (method !== 'OPTIONS') asked[name].push(`${method} ${rest.split('?')[0]}`)
      const { hostname, port, host } = target
      const sent = request(
        { hostname, port, method, path: below + rest, headers: { ...headers, host } },
        (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
          reply.pipe(outgoing)
        },
      )
      sent.on('error', () => outgoing.destroy())
      incoming.pipe(sent)
    })
    const port = await freePort()
    await new Promise<void>((ready) => server.listen(port, 'localhost', ready))
    servers.push(server)
    env[name] = `http://localhost:${port}${path}`
  }

  for (const name of ['MARKET_URL', 'MAIN_URL', 'CDN_URL', 'AUTH_URL'] as const) await serve(name)
  return {
    env,
    asked,
    forwardTo(api) {
      target = new URL(api)
    },
    async stop() {
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}
