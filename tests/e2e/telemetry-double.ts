// Doubles of the analytics, recording and monitoring services: their scripts, and what the site sends to them.
import { createServer, type IncomingMessage } from 'node:http'
import { freePort } from '../../examples/backend/test/free-ports.ts'

/** Sends each command of the queue of `gtag`, as Google's script does. */
const gtag = (origin: string) => `{
  const state = {}
  const take = ([name, first, second]) => {
    if (name === 'set') Object.assign(state, first)
    if (name === 'event')
      fetch('${origin}/g/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ event: first, ...second, ...state }) })
  }
  const layer = window.dataLayer
  layer.forEach(take)
  layer.push = take
}`

/** Loads a second script by a plain text, tries one of another origin, then sends each command. */
const clarity = (origin: string) => `{
  const second = document.createElement('script')
  second.src = '${origin}/clarity.js'
  document.head.append(second)
  try {
    document.createElement('script').src = 'https://other.example/a.js'
  } catch (error) {
    fetch('${origin}/refused', { method: 'POST', mode: 'no-cors', body: error.name })
  }
}`
const recorder = (origin: string) => `{
  const take = (...command) => fetch('${origin}/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify(command) })
  const { q } = window.clarity
  window.clarity = take
  q.forEach((command) => take(...command))
}`

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

/** What arrived at the services. */
export interface TelemetryDouble {
  /** The environment of a site that has all three. */
  env: Record<string, string>
  /** The paths, without queries, in the order of arrival. */
  paths: string[]
  /** The bodies that arrived at a path. */
  bodiesOf(path: string): string[]
  close(): void
}

export async function startTelemetryDouble(): Promise<TelemetryDouble> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const arrived: { path: string; body: string }[] = []
  const scripts: Record<string, string> = {
    '/gtag/js': gtag(origin),
    '/tag/project': clarity(origin),
    '/clarity.js': recorder(origin),
  }
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '', origin)
    arrived.push({ path: pathname, body: await bodyOf(request) })
    const script = scripts[pathname]
    reply.setHeader('access-control-allow-origin', '*')
    reply.setHeader('cross-origin-resource-policy', 'cross-origin')
    reply.setHeader('content-type', script ? 'text/javascript' : 'application/json')
    reply.end(script ?? '{}')
  })
  await new Promise<void>((ready) => server.listen(port, 'localhost', ready))
  return {
    env: {
      ...{ GA4_ID: 'G-TEST', GA4_ORIGIN: origin },
      ...{ CLARITY_ID: 'project', CLARITY_ORIGIN: origin },
      SENTRY_DSN: `http://key@localhost:${port}/1`,
    },
    get paths() {
      return arrived.map(({ path }) => path)
    },
    bodiesOf: (path) => arrived.filter((one) => one.path === path).map(({ body }) => body),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
