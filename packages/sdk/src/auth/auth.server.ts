import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { isOutage } from '../http/envelope.ts'
import type { TransportRequest } from '../http/transport.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { jsonOf } from '../kernel/json.ts'
import {
  AuthProvider,
  type AuthProviders,
  AuthSession,
  AuthUrlReply,
  CsrfReply,
  ProvidersReply,
} from './auth.schema.ts'

async function ask<S extends z.core.$ZodType>(
  { transport, authUrl }: Fandeck,
  schema: S,
  path: string,
  request: Partial<TransportRequest> = {},
): Promise<{ status: number; data: z.output<S> }> {
  const reply = await transport.send({
    method: 'GET',
    credentials: 'same-origin',
    ...request,
    url: `${authUrl}/${path}`,
  })
  const { status } = reply
  const read = z.safeParse(schema, reply.body)
  // In an outage even `{}` must not be read as "signed out" or "no providers" (D55).
  const outage = isOutage(status) && request.method !== 'POST'
  if (read.success && !outage) return { status, data: read.data }
  if (isOutage(status))
    throw new FandeckError('http/refused', `The auth server is unavailable for ${path}.`, {
      status,
      retryable: true,
    })
  throw new FandeckError('http/bad-reply', `The auth server sent an unreadable reply to ${path}.`, { status })
}

/** GET csrf (S7.60). */
export const getCsrf = async (fandeck: Fandeck) => (await ask(fandeck, CsrfReply, 'csrf')).data.csrfToken

/** Returns whether a failure is a decision of the auth server rather than an outage. */
const isDecision = (error: unknown, statuses: (status: number) => boolean): boolean =>
  isFandeckError(error) && error.status !== undefined && !isOutage(error.status) && statuses(error.status)

/** GET providers (S7.61); `{}` when the server reports none, including by a 4xx status (D72). */
export async function getProviders(fandeck: Fandeck): Promise<AuthProviders> {
  try {
    const { status, data } = await ask(fandeck, ProvidersReply, 'providers')
    const unreadable: string[] = []
    const entries = Object.entries((status < 400 && data) || {}).flatMap(([id, entry]) => {
      const { data: provider } = z.safeParse(AuthProvider, entry)
      if (!provider) unreadable.push(id)
      return provider ? [[id, provider] as const] : []
    })
    if (unreadable.length > 0) void fandeck.http.dropped('GET providers', unreadable)
    return Object.fromEntries(entries)
  } catch (error) {
    if (isDecision(error, (status) => status >= 400)) return {}
    throw error
  }
}

/** GET session (S7.59); `undefined` when signed out: `{}`, `null`, 401 or 403. */
export async function getSession(fandeck: Fandeck): Promise<AuthSession | undefined> {
  const NoSession = z.codec(
    z.custom((body) => ['{}', 'null'].includes(jsonOf(body))),
    z.custom<undefined>((value) => value === undefined),
    { decode: () => undefined, encode: () => null },
  )
  const isRefusal = (status: number) => status === 401 || status === 403
  try {
    const { status, data } = await ask(fandeck, z.union([AuthSession, NoSession]), 'session')
    return isRefusal(status) ? undefined : data
  } catch (error) {
    if (isDecision(error, isRefusal)) return undefined
    throw error
  }
}

/** Posts a form to the auth server with the fields of both next-auth v4 and Auth.js (S7.62, S7.64). */
export async function postForm(fandeck: Fandeck, path: string, fields: Record<string, string>) {
  const csrfToken = await getCsrf(fandeck)
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  return ask(fandeck, AuthUrlReply, path, {
    method: 'POST',
    body,
    headers: { 'X-Auth-Return-Redirect': '1' },
  })
}

/** POST _log (S7.65), by beacon where available. The result is ignored, because Auth.js has no such path. */
export function postLog({ transport, authUrl, platform }: Fandeck, entry: Record<string, string>): void {
  const [url, body] = [`${authUrl}/_log`, new URLSearchParams(entry)]
  if (platform.beacon(url, body)) return
  transport.send({ method: 'POST', url, body, credentials: 'same-origin' }).catch(() => {})
}
