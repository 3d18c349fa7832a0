import { Agent, request } from 'node:http'

/** One request, sent from a local address. */
export interface Sent {
  origin: string
  path: string
  body?: object
  /** A body that is no JSON, and its type. */
  raw?: { type: string; bytes: Buffer }
  headers?: Record<string, string>
  /** A loopback address such as 127.0.0.2, which the server sees as the client's. */
  from?: string
  /** The maximum of concurrent requests of this address. @default no limit */
  connections?: number
}

/** The reply; status 0 if there is none. */
export interface Got {
  status: number
  ms: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** The patience of a user. */
const LIMIT_MS = 30_000
const agents = new Map<string, Agent>()

function agentOf(from: string, connections = Number.POSITIVE_INFINITY): Agent {
  const agent =
    agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxSockets: connections })
  agents.set(from, agent)
  return agent
}

/** Sends a request and measures its response time; reuses connections as browsers do. */
export function send({
  origin,
  path,
  body,
  raw,
  headers = {},
  from = '127.0.0.1',
  connections,
}: Sent): Promise<Got> {
  const began = performance.now()
  const sent = raw ?? (body && { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) })
  const own = sent ? { 'content-type': sent.type, 'content-length': sent.bytes.length } : {}
  const ms = () => performance.now() - began
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, ms: ms(), headers: {}, text: '' })
    const asked = request(
      origin + path,
      {
        method: sent ? 'POST' : 'GET',
        agent: agentOf(from, connections),
        headers: { ...own, ...headers },
        timeout: LIMIT_MS,
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', lost)
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            ms: ms(),
            headers: reply.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', lost)
    asked.end(sent?.bytes)
  })
}

/** Closes the reused connections. */
export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}
