import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { payApp } from '../../src/app.ts'
import { benefits, claimEvents, memberBenefits } from '../../src/benefits/tables.ts'
import { orders } from '../../src/drops/tables.ts'
import { declarationOf, type Route } from '../../src/routes.ts'
import { NOON } from '../backend.ts'
import { served } from '../bare-backend.ts'
import { addIdentityCheck } from '../identity.ts'
import { startPortOne } from '../portone.ts'
import { openShop } from '../shop.ts'
import { makeCallers } from './callers.ts'

const DAY = 86_400_000

/** Returns the routes of an app, each once, and the paths of those without a declaration. */
export function routesIn(app: Hono): { routes: Route[]; undeclared: string[] } {
  const routes: Route[] = []
  const undeclared: string[] = []
  for (const { method, path, handler } of app.routes) {
    const route = declarationOf(handler)
    if (route) routes.push(route)
    // Handlers for all methods are middleware.
    else if (method !== 'ALL') undeclared.push(`${method} ${path}`)
  }
  return { routes, undeclared }
}

/** A route of one of the apps. */
export type HostileRoute = Route & { origin: string }

/** Unlike a path, unique across apps. */
export const nameOf = ({ method, path, origin }: HostileRoute) =>
  `${method} ${origin === API ? '' : origin}${path}`

const API = 'http://api.localhost'
/** The `pay` origin of a shop with PortOne payments. */
const PORTONE_PAY = 'http://portone.localhost'

/**
 * Whether a route may return the victim's order to any caller: its signed URL authorizes, and its page names the
 * buyer.
 */
export const isOpenByAddress = ({ auth }: HostileRoute): boolean => auth === 'link'

/** A shop with an order, a payment, a benefit and a QR key of a victim, and every kind of caller. */
export async function hostileWorld() {
  const shop = await openShop({ totalPacks: 20, maxPerMember: 20 })
  const portOne = await startPortOne()
  const { config } = shop.backend
  const portOnePay = payApp({ ...shop.backend, config: { ...config, portOne: portOne.config } })
  const apps = [
    { origin: API, app: shop.api },
    { origin: config.origins.pay, app: shop.pay },
    { origin: config.origins.wallet, app: shop.wallet },
    { origin: PORTONE_PAY, app: portOnePay },
  ]
  const { victim, callers } = await makeCallers(shop)
  const span = { startAt: NOON - DAY, endAt: NOON + DAY }
  const image = { kind: 'crest', team: 'seoul' } as const
  await shop.db.insert(claimEvents).values({ eventKey: 'home', title: '홈' })
  await shop.db
    .insert(benefits)
    .values({ benefitId: 1, eventKey: 'home', claimName: '음료', qr: true, image, ...span })
  const qrKey = `qr-${victim.id}`
  await shop.db
    .insert(memberBenefits)
    .values({ userId: victim.id, benefitId: 1, qrKey, qrExpiresAt: NOON + DAY })
  const { orderId, link } = await orderOf(shop, victim.id)
  const check = await addIdentityCheck(shop.backend, await shop.member())
  /** Valid path parameters that point to the victim's rows. */
  const good: Readonly<Record<string, string>> = {
    orderId,
    link,
    check,
    eventKey: 'home',
    pageId: 'page',
    kind: 'card',
    file: 'x.webp',
    id: '1',
  }
  const addressOf = (route: HostileRoute, hostile?: { name: string; text: string }) =>
    route.origin +
    route.path
      .replace(/:(\w+)(\{[^/]*\})?/g, (_, name: string) =>
        hostile?.name === name ? hostile.text : encodeURIComponent(good[name] ?? '1'),
      )
      .replace(/^\*$/, '/')
      .replace(/\*$/, 'session')
  const routes = apps.flatMap(({ origin, app }) =>
    routesIn(app).routes.map((route) => ({ ...route, origin })),
  )
  const fetch: typeof shop.fetch = (input, init) => {
    const request = new Request(input, init)
    return new URL(request.url).origin === PORTONE_PAY ? served(portOnePay, request) : shop.fetch(request)
  }
  const close = async () => {
    await portOne.close()
    await shop.close()
  }
  return { ...shop, apps, victim, callers, orderId, addressOf, routes, fetch, close }
}

export type HostileWorld = Awaited<ReturnType<typeof hostileWorld>>

async function orderOf({ member, reserve, db }: Awaited<ReturnType<typeof openShop>>, userId: string) {
  const { orderId, paymentUrl } = await reserve(await member())
  const held = { userId, buyerName: `이름-${userId}` }
  await db.update(orders).set(held).where(eq(orders.id, orderId))
  return { orderId, link: new URL(paymentUrl).pathname.replace('/checkout/', '') }
}
