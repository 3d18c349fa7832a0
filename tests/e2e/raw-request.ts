// Requests over a socket, because clients normalise paths and refuse headers.
import { connect } from 'node:net'

/** A request as it is written. */
export interface RawRequest {
  method?: string
  path: string
  host?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** The reply; status 0 if the connection ended without one. */
export interface RawReply {
  status: number
  text: string
}

const SILENCE_MS = 40_000

/** Sends one request to a server of this machine. */
export function askRaw(
  origin: string,
  { method = 'GET', path, host, headers = {}, body }: RawRequest,
): Promise<RawReply> {
  const { hostname, port, host: own } = new URL(origin)
  const lines = {
    host: host ?? own,
    connection: 'close',
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    const end = () => {
      const text = Buffer.concat(parts).toString()
      const last = text.replaceAll('HTTP/1.1 100 Continue\r\n\r\n', '')
      done({ status: Number(/^HTTP\/1\.\d (\d{3})/.exec(last)?.[1] ?? 0), text: last })
    }
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('data', (part) => parts.push(typeof part === 'string' ? Buffer.from(part) : part))
    // A server that refuses a request early closes while this side still writes.
    socket.on('error', () => {})
    socket.on('close', end)
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`)
  })
}
