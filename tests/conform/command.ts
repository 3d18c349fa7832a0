// The built command against a backend on a port, which can be behind a proxy that alters replies.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { NOON } from '../../examples/backend/test/bare-backend.ts'
import { ROOT } from '../repo.ts'
import { API, type Reference } from './backend.ts'
import { type Alter, through } from './proxy.ts'

/** Serves the backend on a free port; `alter` can be replaced at any time. */
export async function serveReference(reference: Reference) {
  const served: { alter: Alter } = { alter: (request, forward) => forward(request) }
  const server = createServer(async (incoming, outgoing) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value)
    const body = await buffer(incoming)
    const reply = await through(reference.fetch, served.alter)(API + incoming.url, {
      method: incoming.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    outgoing.writeHead(reply.status, Object.fromEntries(reply.headers))
    outgoing.end(Buffer.from(await reply.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    served,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Sets the clock of a process to that of the backend. */
const clockAt = (now: number) =>
  `data:text/javascript,const now=Date.now;const ahead=${now}-now();Date.now=()=>now()+ahead`

/** Runs `fandeck conform`, by default at noon of the demo. */
export function conform(
  args: readonly string[],
  variables: Record<string, string> = {},
  now = NOON,
): Promise<{ code: number; out: string; errors: string }> {
  const file = `${ROOT}/packages/sdk/dist/command/main.js`
  const env = { ...process.env, NO_COLOR: '1', ...variables }
  return new Promise((resolve) => {
    const node = ['--import', clockAt(now), file, 'conform', ...args]
    execFile(process.execPath, node, { env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    )
  })
}
