// The calls of a running shop, as an operator with `FANDECK_TOKEN`.
import * as z from 'zod/mini'

/** The options that name the running shop. */
export const TO = {
  to: {
    type: 'string',
    description: 'The address of the API of the running shop. Default: FANDECK_URL',
    valueHint: 'https://api.example.com',
  },
} as const

const Envelope = z.object({
  message: z.catch(z.string(), ''),
  code: z.optional(z.string()),
  data: z.optional(z.unknown()),
})

/** A refusal of the running shop. */
export class Refusal extends Error {
  readonly code: string
  /** The plan that the shop refuses, if it has one. */
  readonly data: unknown

  constructor(message: string, { code, data }: { code: string; data: unknown }) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** Calls a running shop. */
export interface RunningShop {
  /** @throws Refusal, and an Error with one sentence if there is no answer */
  ask<S extends z.core.$ZodType>(path: string, reply: S, body?: object): Promise<z.output<S>>
  /** Sends a picture. */
  send(path: string, bytes: Uint8Array): Promise<void>
  /** Returns a file that the shop draws. */
  draw(path: string, body: object): Promise<Uint8Array>
  /** Returns a file that the shop writes. */
  file(path: string): Promise<Uint8Array>
  /** Loads a picture. */
  load(address: string): Promise<Uint8Array>
}

async function answerOf(address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'error' })
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`No answer from ${address.origin}: ${why}`)
  }
}

/**
 * Returns the shop that `--to` or `FANDECK_URL` names.
 *
 * @throws Error if there is no address or no token
 */
export function runningShop(to: string | undefined): RunningShop {
  const { FANDECK_URL, FANDECK_TOKEN } = process.env
  const base = to ?? FANDECK_URL
  if (base === undefined || !URL.canParse(base))
    throw new Error('Name the API of the running shop: --to https://api.example.com, or FANDECK_URL.')
  if (!FANDECK_TOKEN)
    throw new Error(
      'Set FANDECK_TOKEN. The backend prints a token by: npm run admin -- token NAME --role shop',
    )
  const url = new URL(base)
  const isLocal =
    ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname) || url.hostname.endsWith('.localhost')
  if (url.protocol !== 'https:' && !isLocal)
    throw new Error(
      'The address of a shop begins with https://, because the token travels with each request.',
    )
  const headers = { authorization: `Bearer ${FANDECK_TOKEN}` }
  const at = (path: string) => new URL(path, base)

  async function read(reply: Response): Promise<unknown> {
    const json: unknown = await reply.json().catch(() => undefined)
    const envelope = z.safeParse(Envelope, json)
    if (!envelope.success) throw new Error(`${at('').origin} is no shop: it answered ${reply.status}.`)
    const { message, code, data } = envelope.data
    if (!reply.ok) throw new Refusal(message, { code: code ?? String(reply.status), data })
    return data
  }

  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  return {
    async ask(path, reply, body) {
      const init = body === undefined ? { headers } : post(body)
      const data = z.safeParse(reply, await read(await answerOf(at(path), init)))
      if (!data.success) throw new Error('The shop answered in another version; update @fandeck/sdk.')
      return data.data
    },
    async send(path, bytes) {
      const type = { ...headers, 'content-type': 'application/octet-stream' }
      await read(await answerOf(at(path), { method: 'POST', headers: type, body: new Uint8Array(bytes) }))
    },
    async draw(path, body) {
      const reply = await answerOf(at(path), post(body))
      if (!reply.ok) await read(reply)
      return new Uint8Array(await reply.arrayBuffer())
    },
    async file(path) {
      const reply = await answerOf(at(path), { headers })
      if (!reply.ok) await read(reply)
      return new Uint8Array(await reply.arrayBuffer())
    },
    async load(address) {
      const reply = await answerOf(at(address), {})
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`)
      return new Uint8Array(await reply.arrayBuffer())
    },
  }
}
