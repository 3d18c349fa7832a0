import { createRequire } from 'node:module'
import { safeUrl } from '@fandeck/sdk'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AuthOptions } from 'next-auth'
import * as z from 'zod/mini'
import { limited } from '../body-limit.ts'
import type { Backend } from '../context.ts'
import { lockFor } from '../limits/tries.ts'
import { LINK_COOKIE, linkCookie } from '../logins/link-code.ts'
import { linkPage } from '../logins/link-page.ts'
import { badRequest, Problem } from '../problem.ts'
import { jsonOf } from '../reply.ts'
import { routesOf } from '../routes.ts'
import { isStorable } from '../storable.ts'
import { addressLimit, addressRefusal } from './account-limits.ts'
import { authOptions, type Caller, signInRefusal } from './next-auth.options.ts'
import { type Visitor, visitorQueues } from './visitor.ts'

const require = createRequire(import.meta.url)
/** next-auth v4 as a Next.js API route, the only server interface it supports. */
const nextAuth: (request: object, response: object, options: AuthOptions) => Promise<void> =
  require('next-auth').default

const BASE = '/api/auth/'
const BODY_BYTES = 16 * 1024
const LOG_BYTES = 4 * 1024
const LOGS_A_MINUTE = 10

/** Returns the origin that the browser sees: that of the proxy if it is allowed, otherwise the site's. */
function seenOrigin({ config }: Backend, c: Context): URL {
  const proto = c.req.header('x-forwarded-proto') ?? 'http'
  const claimed = `${proto}://${c.req.header('x-forwarded-host')}`
  const { site, api } = config.origins
  return new URL([api, ...config.allowedOrigins].includes(claimed) ? claimed : site)
}

async function bodyOf(c: Context): Promise<unknown> {
  if (c.req.method !== 'POST') return undefined
  if (c.req.header('content-type')?.includes('json')) return (await jsonOf(c)) ?? {}
  const form = Object.fromEntries(new URLSearchParams(await c.req.text()))
  if (!isStorable(form)) throw badRequest()
  return form
}

/** The parts of a path below `BASE`. */
const partsOf = (c: Context): string[] => c.req.path.slice(BASE.length).split('/').filter(Boolean)

const CALLBACK_COOKIES = ['next-auth.callback-url', '__Secure-next-auth.callback-url']

/** Drops the addresses to return to that are none, because the library answers 500 to them. */
function withAddresses(given: Record<string, string>, names: readonly string[], base: string) {
  const isGood = ([name, value]: [string, string]) =>
    !names.includes(name) || safeUrl(value, { base }) !== undefined
  return Object.fromEntries(Object.entries(given).filter(isGood))
}

async function requestOf(backend: Backend, c: Context) {
  const { host, protocol, href } = seenOrigin(backend, c)
  return {
    method: c.req.method,
    headers: { ...c.req.header(), 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) },
    cookies: withAddresses(getCookie(c), CALLBACK_COOKIES, href),
    body: await bodyOf(c),
    query: { ...withAddresses(c.req.query(), ['callbackUrl'], href), nextauth: partsOf(c) },
  }
}

const LinkForm = z.object({ link: z.string().check(z.regex(/^[\w.-]{20,1000}$/)) })
/** Returns the code of a link in the form of a sign-in; empty when there is none. */
const linkCodeIn = (body: unknown): string => z.safeParse(LinkForm, body).data?.link ?? ''

/** Runs next-auth and collects its response. */
function answer(request: object, options: AuthOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = new Headers()
    let status = 200
    const end = (body?: string) => resolve(new Response(body ?? null, { status, headers }))
    const json = (body: unknown) => {
      headers.set('content-type', 'application/json')
      end(JSON.stringify(body))
    }
    const response = {
      status(code: number) {
        status = code
        return response
      },
      getHeader: (name: string) =>
        name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : (headers.get(name) ?? undefined),
      setHeader(name: string, value: string | readonly string[]) {
        headers.delete(name)
        for (const one of [value].flat()) headers.append(name, one)
        return response
      },
      json,
      send: (body: unknown) =>
        typeof body === 'string' || body == null ? end(body ?? undefined) : json(body),
      end,
      redirect(...args: [string] | [number, string]) {
        status = typeof args[0] === 'number' ? args[0] : 302
        headers.set('location', String(args.at(-1)))
        end()
      },
    }
    nextAuth(request, response, options).catch(reject)
  })
}

const OAUTH_CALLBACK = new RegExp(`^${BASE}callback/(google|kakao)$`)

/** Returns the code and the page of a link that returns from Google or Kakao (D80). */
function linkOf(backend: Backend, c: Context): Caller['link'] {
  const cookies = getCookie(c)
  const code = cookies[LINK_COOKIE]
  if (!code || !OAUTH_CALLBACK.test(c.req.path)) return undefined
  const target = cookies['__Secure-next-auth.callback-url'] ?? cookies['next-auth.callback-url']
  const site = seenOrigin(backend, c)
  return { code, back: new URL(safeUrl(target, { base: site.href }) ?? '/', site) }
}

/**
 * Keeps the code of a link from the start of a sign-in to its return, in a cookie of this browser. A fan who cancels
 * there returns to the page that asked for the link, not to the sign-in page.
 */
function withLink(backend: Backend, c: Context, reply: Response, link: Caller['link'], code: string): void {
  if (c.req.method === 'POST' && c.req.path.startsWith(`${BASE}signin/`)) {
    if (code !== '' || getCookie(c, LINK_COOKIE))
      reply.headers.append('set-cookie', linkCookie(backend, code))
  }
  const provider = OAUTH_CALLBACK.exec(c.req.path)?.[1] === 'google' ? 'google' : 'kakao'
  if (!link) return
  reply.headers.append('set-cookie', linkCookie(backend, ''))
  const to = new URL(reply.headers.get('location') ?? '/', link.back)
  if (!to.searchParams.has('link')) reply.headers.set('location', linkPage(link.back, provider, 'NOT_LINKED'))
}

const isCallback = (c: Context) => partsOf(c)[0] === 'callback'

/** Whether the library has no answer but 500: passwords and codes are posted. */
function isUnanswered(c: Context): boolean {
  const [, provider = ''] = partsOf(c)
  return isCallback(c) && c.req.method !== 'POST' && ['phone', 'password'].includes(provider)
}

/**
 * Runs a sign-in when the queue admits it. Checks the locks and the queue before next-auth, because its parsing and
 * cookies cost more than a refusal.
 */
async function admitted(
  backend: Backend,
  visitor: Visitor,
  run: () => Promise<Response>,
): Promise<Response | Problem> {
  const { address, device } = visitor
  const lock = device === undefined ? await lockFor(backend, [addressLimit(backend, address)]) : undefined
  if (lock) return addressRefusal(lock)
  try {
    return await visitorQueues(backend).login(visitor, run)
  } catch (error) {
    if (error instanceof Problem && error.http === 429) return error
    throw error
  }
}

function refusedSignIn(backend: Backend, c: Context, problem: Problem): Response {
  if (problem.retryAfterS !== undefined) c.header('Retry-After', String(problem.retryAfterS))
  return c.json(signInRefusal(backend, problem), problem.http)
}

/** `_log` writes to the log for any client, so it is limited to ten requests a minute. */
function logGate(now: () => number): () => boolean {
  let minute = 0
  let seen = 0
  return () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, seen] = [current, 0]
    seen += 1
    return seen <= LOGS_A_MINUTE
  }
}

/** The auth server of the site, `/api/auth/*`: next-auth v4 (S7.59–S7.65). */
export function nextAuthRoutes(backend: Backend): Hono {
  // `requestOf` determines the origin of each request.
  process.env.AUTH_TRUST_HOST = '1'
  const mayLog = logGate(backend.now)
  const answerCall = async (c: Context) => {
    const from = c.req.header('origin')
    const { site, api } = backend.config.origins
    const ours = [site, api, ...backend.config.allowedOrigins]
    if (c.req.method === 'POST' && from !== undefined && !ours.includes(from)) {
      throw new Problem(403, '다른 사이트에서는 로그인할 수 없어요.', 'FORBIDDEN')
    }
    // Other spellings of a path would pass by the checks of this one.
    if (c.req.path.includes('//') || isUnanswered(c)) throw badRequest()
    if (c.req.path === `${BASE}_log` && !mayLog()) return c.body(null, 200)
    const outcome: { deviceCookie?: string | undefined; waitS?: number } = {}
    const caller: Caller = {
      ...visitorQueues(backend).visitorOf(c),
      keep: (deviceCookie) => Object.assign(outcome, { deviceCookie }),
      wait: (waitS) => Object.assign(outcome, { waitS }),
      link: linkOf(backend, c),
    }
    const request = await requestOf(backend, c)
    const run = () => answer(request, authOptions(backend, caller))
    const reply = isCallback(c) ? await admitted(backend, caller, run) : await run()
    if (reply instanceof Problem) return refusedSignIn(backend, c, reply)
    withLink(backend, c, reply, caller.link, linkCodeIn(request.body))
    if (outcome.deviceCookie !== undefined) reply.headers.append('set-cookie', outcome.deviceCookie)
    if (outcome.waitS === undefined || reply.status !== 401) return reply
    reply.headers.set('retry-after', String(outcome.waitS))
    return new Response(reply.body, { status: 429, headers: reply.headers })
  }
  const app = new Hono().use(`${BASE}_log`, limited(LOG_BYTES)).use(`${BASE}*`, limited(BODY_BYTES))
  const route = routesOf(app)
  route({ method: 'GET', path: `${BASE}*`, auth: 'public' }, answerCall)
  route({ method: 'POST', path: `${BASE}*`, auth: 'public' }, answerCall)
  return app
}
