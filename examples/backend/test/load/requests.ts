import { Agent, request } from 'node:http'

/** One request, from an address of this machine. */
export interface Sent {
  origin: string
  path: string
  body?: object
  headers?: Record<string, string>
  /** Such as 127.0.0.2; the server takes it for the caller's. */
  from?: string
  /** Of this address at once; any number unless it is given. */
  connections?: number
}

/** What came back; status 0 when nothing did. */
export interface Got {
  status: number
  ms: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** As long as a patient person waits. */
const LIMIT_MS = 30_000
const agents = new Map<string, Agent>()

function agentOf(from: string, connections = Number.POSITIVE_INFINITY): Agent {
  const agent =
    agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from, maxSockets: connections })
  agents.set(from, agent)
  return agent
}

/** Sends a request and measures how long the answer takes; connections are kept, as browsers keep them. */
export function send({
  origin,
  path,
  body,
  headers = {},
  from = '127.0.0.1',
  connections,
}: Sent): Promise<Got> {
  const began = performance.now()
  const text = body && JSON.stringify(body)
  const json =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const ms = () => performance.now() - began
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, ms: ms(), headers: {}, text: '' })
    const asked = request(
      origin + path,
      {
        method: text === undefined ? 'GET' : 'POST',
        agent: agentOf(from, connections),
        headers: { ...json, ...headers },
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
    asked.end(text)
  })
}

/** Ends the connections that are kept. */
export function hangUp(): void {
  for (const agent of agents.values()) agent.destroy()
  agents.clear()
}
