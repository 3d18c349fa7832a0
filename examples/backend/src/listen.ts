import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { StartProblem } from './start-problem.ts'

// Loaded before `getRequestListener` replaces the global `Response`, whose replacement the listener would send again.
export { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** A Hono app. */
export interface App {
  fetch(request: Request, env: HttpBindings | Http2Bindings): Response | Promise<Response>
}

/** Handles a request before the app: replies or calls `pass`. */
export type Guard = (incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void) => void

/** A certificate and its key, PEM. */
export interface Tls {
  key: Buffer
  cert: Buffer
}

/** A bound port; requests wait until an app is set. */
export interface Listening {
  /** The bound port, also for port 0. */
  port: number
  /** Starts to handle requests. */
  answerWith(app: App, guard?: Guard): void
  /** Waits briefly for running requests, then closes. */
  close(): Promise<void>
}

const GRACE_MS = 2000

function bind(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE'
      reject(
        taken
          ? new StartProblem(`Port ${port} is taken by another program; stop it, or set another port.`)
          : new StartProblem(`Port ${port} of ${hostname} cannot be used (${error.message}).`),
      )
    })
    server.listen(port, hostname, resolve)
  })
}

/**
 * Binds a port before any other work, so that a start on a used port fails fast.
 *
 * @throws StartProblem
 */
export async function listen(port: number, hostname: string, tls?: Tls): Promise<Listening> {
  const app = Promise.withResolvers<App>()
  let ready: App | undefined
  let before: Guard = (_incoming, _outgoing, pass) => pass()
  const answer = getRequestListener((request, env) =>
    ready ? ready.fetch(request, env) : app.promise.then((late) => late.fetch(request, env)),
  )
  const enter = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    before(incoming, outgoing, () => answer(incoming, outgoing))
  const server = tls ? createTlsServer(tls, enter) : createServer(enter)
  await bind(server, port, hostname)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The bound server has no address.')
  return {
    port: address.port,
    answerWith(made, guard) {
      if (guard) before = guard
      ready = made
      app.resolve(made)
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      return closed
    },
  }
}
