import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { benefits, claimEvents, memberBenefits } from '../../src/claims/tables.ts'
import { orders } from '../../src/drops/tables.ts'
import { declarationOf, type Route } from '../../src/routes.ts'
import { NOON } from '../backend.ts'
import { openShop } from '../shop.ts'
import { makeCallers } from './callers.ts'

const DAY = 86_400_000

/** The routes of an app, each once, and the paths of those that declare nothing. */
export function routesIn(app: Hono): { routes: Route[]; undeclared: string[] } {
  const routes: Route[] = []
  const undeclared: string[] = []
  for (const { method, path, handler } of app.routes) {
    const route = declarationOf(handler)
    if (route) routes.push(route)
    // What is mounted for all methods is middleware.
    else if (method !== 'ALL') undeclared.push(`${method} ${path}`)
  }
  return { routes, undeclared }
}

export const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** A shop with an order, a benefit and a QR key of a victim, and everyone who calls. */
export async function hostileWorld() {
  const shop = await openShop({ totalPacks: 20, maxPerMember: 20 })
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
  const orderId = await orderOf(shop, victim.id)
  /** Good values of path parameters, aimed at the victim's rows. */
  const good: Readonly<Record<string, string>> = {
    orderId,
    eventKey: 'home',
    pageId: 'page',
    kind: 'card',
    file: 'x.webp',
    id: '1',
  }
  const pathOf = (route: Route, hostile?: { name: string; text: string }) =>
    route.path
      .replace(/:(\w+)(\{[^/]*\})?/g, (_, name: string) =>
        hostile?.name === name ? hostile.text : encodeURIComponent(good[name] ?? '1'),
      )
      .replace(/^\*$/, '/')
      .replace(/\*$/, 'session')
  return { ...shop, victim, callers, orderId, pathOf, routes: routesIn(shop.api).routes }
}

export type HostileWorld = Awaited<ReturnType<typeof hostileWorld>>

async function orderOf({ member, reserve, db }: Awaited<ReturnType<typeof openShop>>, userId: string) {
  const { orderId } = await reserve(await member())
  const held = { userId, buyerName: `이름-${userId}` }
  await db.update(orders).set(held).where(eq(orders.id, orderId))
  return orderId
}
