import type * as z from 'zod/mini'
import { FandeckError } from '../kernel/errors.ts'
import type { Timers } from '../kernel/platform.ts'
import type { CallOptions } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { isOutage } from './envelope.ts'
import type { Http } from './http.ts'
import { settled } from './public-call.ts'
import { withRetry } from './retry.ts'
import type { Transport } from './transport.ts'

interface Client {
  http: Http
  transport: Transport
  cdnUrl: string
  platform: { timers: Timers }
}

/**
 * Fetches a JSON file from the CDN, without an envelope or token.
 *
 * @throws `http/refused` for an HTTP error, `http/bad-reply` for an unexpected shape
 */
export async function getFile<S extends z.core.$ZodType>(
  { http, transport, cdnUrl, platform }: Client,
  { path, reply: schema }: Endpoint & { reply: S },
  options: CallOptions = {},
): Promise<z.output<S>> {
  async function get(): Promise<unknown> {
    const { status, body } = await transport.send({ ...options, method: 'GET', url: cdnUrl + path })
    if (status === 200) return body
    throw new FandeckError('http/refused', `${path} replied ${status}.`, {
      status,
      retryable: isOutage(status),
    })
  }
  const name = `GET ${path}`
  return settled(() =>
    http.reported(name, async () => http.read(schema, await withRetry(get, true, platform.timers), name)),
  )
}
