// What the routes read, in a shop of 5,000 members; `npm run test:growth` fills 100,000, or `FANDECK_MEMBERS`.
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { apiApp } from '../../src/app.ts'
import type { Tx } from '../../src/db/open.ts'
import { addOrderChanges } from '../../src/drops/counts.ts'
import { addGateChanges } from '../../src/gate/fan-count.ts'
import { putOperator } from '../../src/operations/operators.ts'
import { statusOf } from '../../src/operations/status.ts'
import { NOON } from '../backend.ts'
import { served } from '../bare-backend.ts'
import { type HostileWorld, hostileWorld } from '../hostile/world.ts'
import { MEMBERS } from '../ring.ts'
import { rowsTouched } from '../touched.ts'
import { fillShop } from './fill.ts'

const API = 'http://api.localhost'

interface Budget {
  /** The rows that a route may read beyond those that it returns. */
  rows: number
  /** The pages beyond ten for each returned row: an index alone can answer without reading a row. */
  pages: number
  statements: number
}
/** Of every route; a new one joins by being defined. */
const DEFAULT: Budget = { rows: 50, pages: 200, statements: 5 }
/** A page of the desk: each also has the figures of a drop, and the numbers of what waits. */
const DESK: Budget = { rows: 1200, pages: 2000, statements: 25 }
const budgetOf = (path: string): Budget =>
  OWN[path] ?? (path.startsWith('/staff/operations/') ? DESK : DEFAULT)
/** The routes with another budget, and why. */
const OWN: Readonly<Record<string, Budget>> = {
  // An operator opens it now and then: it adds up the orders, the opened cards and the fans at the gate of one drop.
  '/staff/operations/drops/:dropId/report': { rows: 12 * MEMBERS, pages: 12 * MEMBERS, statements: 25 },
}

/** Pictures, whose cost is that of drawing them, and the development panel. */
const LEFT_OUT = /^\/cdn\/(art|film|share|portrait|upload)|^\/_next\/|^\/dev\//

let world: HostileWorld
let cookie: string
beforeAll(async () => {
  world = await hostileWorld()
  const { backend, db } = world
  await fillShop(db, 1, MEMBERS)
  await putOperator(db, { operatorId: 'doyun', name: '한도윤', password: 'Desk#2025', now: NOON })
  const signedIn = await world.fetch(`${API}/staff/operations/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: API },
    body: new URLSearchParams({ operator_id: 'doyun', pwd: 'Desk#2025' }).toString(),
  })
  cookie = signedIn.headers.getSetCookie().find((line) => line.startsWith('fandeck_operator=')) ?? ''
  await addOrderChanges(backend)
  await addGateChanges(backend)
  await db.execute(sql`vacuum analyze`)
})
afterAll(() => world.close())

/** The rows of a reply: its objects and the items of its lists, or the rows of its table. */
function returnedBy(text: string): number {
  const rowsIn = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((all: number, item) => all + rowsIn(item), 1)
      : 0
  return text.startsWith('{') || text.startsWith('[')
    ? rowsIn(JSON.parse(text))
    : (text.match(/<tr>|<li>/g) ?? []).length
}

/** Requests a route in a transaction and returns its cost by the server's own count. */
async function costOf(tx: Tx, app: Hono, request: Request) {
  let reply: Response | undefined
  let statements = 0
  const touched = await rowsTouched(tx, async () => {
    const sent = [vi.spyOn(pg.Connection.prototype, 'bind'), vi.spyOn(pg.Connection.prototype, 'query')]
    reply = await served(app, request)
    for (const spy of sent) {
      statements += spy.mock.calls.length
      spy.mockRestore()
    }
  })
  const text = (await reply?.text()) ?? ''
  const { read, pages } = touched
  return { status: reply?.status, read, pages, statements, returned: returnedBy(text) }
}

/** Returns the costs above their budgets, and how many were measured by status. */
async function measured(only: (path: string) => boolean = () => true) {
  const routes = world.routes.filter(
    ({ method, origin, path }) => method === 'GET' && origin === API && !LEFT_OUT.test(path) && only(path),
  )
  const over: unknown[] = []
  const statuses = new Map<number | undefined, number>()
  let most = 0
  const callers = [...world.callers, { name: 'operator', headers: { cookie: cookie.split(';')[0] ?? '' } }]
  await world.db.transaction(async (tx) => {
    for (const route of routes) {
      const app = apiApp({ ...world.backend, db: tx }, world.controls)
      for (const { name: caller, headers } of callers) {
        const cost = await costOf(tx, app, new Request(world.addressOf(route), { headers }))
        statuses.set(cost.status, (statuses.get(cost.status) ?? 0) + 1)
        most = Math.max(most, cost.statements)
        const budget = budgetOf(route.path)
        if (
          cost.read > cost.returned + budget.rows ||
          cost.pages > 10 * cost.returned + budget.pages ||
          cost.statements > budget.statements
        )
          over.push({ path: route.path, caller, ...cost })
      }
    }
  })
  return { over, routes: routes.length, statuses, most }
}

describe('the budget of rows', () => {
  test('of every route that reads, for every kind of caller', async () => {
    const { over, routes, statuses, most } = await measured()
    expect(over).toEqual([])
    expect(routes).toBeGreaterThan(50)
    // The statements are counted.
    expect(most).toBeGreaterThan(10)
    expect(statuses.get(200)).toBeGreaterThan(150)
    // Work that waits is counted up to a limit.
    expect(await statusOf(world.backend)).toEqual({ stuck: '50+', payments: '50+', chain: '50+' })
  })

  test('control: without an index, or with a count of all rows, routes exceed it', async () => {
    await world.db.execute(sql`drop index card_counts_rank, orders_listed`)
    await world.db.execute(sql`analyze`)
    const { over } = await measured((path) => path === '/util/ranking' || path === '/staff/operations/orders')
    expect(new Set(over.map((cost) => Reflect.get(Object(cost), 'path')))).toEqual(
      new Set(['/util/ranking', '/staff/operations/orders']),
    )
  })
})
