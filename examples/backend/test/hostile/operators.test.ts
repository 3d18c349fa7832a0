// Every route of operators, at the desk and by the command, as every role and every account that has lost one.
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  changeRole,
  endToken,
  putByAdmin,
  removeOperator,
  replacePassword,
} from '../../src/operations/team.ts'
import { RIGHTS, ROLES, type Role } from '../../src/roles.ts'
import { routesOf } from '../../src/routes.ts'
import { settings } from '../../src/settings/tables.ts'
import { isOfDesk, type OperatorCaller, operatorOf, sessionOf, wrongDoors } from './operators.ts'
import { type HostileRoute, type HostileWorld, hostileWorld, nameOf, routesIn } from './world.ts'

let world: HostileWorld
beforeAll(async () => {
  world = await hostileWorld()
})
afterAll(() => world.close())

/** A caller with a role: at the desk by a new session for each request, because one of them is the sign-out. */
async function holderOf(role: Role, { by }: { by?: Role } = {}): Promise<OperatorCaller> {
  const { operatorId, token } = await operatorOf(world.backend, { name: role, role, ...(by && { by }) })
  return {
    name: role,
    role,
    headers: (route) => (isOfDesk(route) ? sessionOf(world.backend, operatorId) : token),
  }
}

/** A caller whose session and token are from before `change`, which leaves them `role`. */
async function lostBy(
  name: string,
  role: Role | undefined,
  change: (operatorId: string) => Promise<unknown>,
): Promise<OperatorCaller> {
  const { operatorId, session, token } = await operatorOf(world.backend, { name, role: 'owner' })
  await change(operatorId)
  return {
    name,
    role,
    headers: async (route) => (isOfDesk(route) ? session : token),
  }
}

const isSignOut = (route: HostileRoute) => route.path.endsWith('/sign-out')
const routes = () => world.routes.filter((route) => route.auth === 'operator')

it('every route of operators declares a right, and each right is declared', () => {
  const rights = routes().map(({ may }) => may)
  expect(rights.filter((right) => right === undefined)).toEqual([])
  const unused = Object.keys(RIGHTS).filter((right) => !rights.some((one) => one === right))
  expect(unused).toEqual([])
  expect(routes().filter(isOfDesk).length).toBeGreaterThan(25)
  expect(routes().filter((route) => !isOfDesk(route)).length).toBeGreaterThan(20)
})

it('each role opens the routes of its rights, and no other', async () => {
  const callers = [...(await Promise.all(ROLES.map((role) => holderOf(role))))]
  const seen = await wrongDoors(world, callers)
  expect(seen).toMatchObject({ open: [], shut: [], faults: [] })
  expect(seen.calls).toBe(routes().length * ROLES.length)
})

it('a token opens no more than its own role, whatever the role of its operator', async () => {
  const place = { ...world, routes: routes().filter((route) => !isOfDesk(route)) }
  for (const by of ROLES) {
    const { operatorId, token } = await operatorOf(world.backend, { name: by, role: 'owner', by })
    const caller = { name: `${by} of ${operatorId}`, role: by, headers: () => token }
    expect(await wrongDoors(place, [caller])).toMatchObject({ open: [], shut: [], faults: [] })
  }
})

it('accounts that are blocked, removed or demoted open nothing that they have lost', async () => {
  const { backend } = world
  const asAdmin = 'admin' as const
  const callers = [
    await lostBy('removed', undefined, (id) => removeOperator(backend, asAdmin, id)),
    ...(await Promise.all(
      (['viewer', 'support', 'shop'] as const).map((role) =>
        lostBy(`demoted to ${role}`, role, (operatorId) =>
          changeRole(backend, asAdmin, { operatorId, role }),
        ),
      ),
    )),
  ]
  const blocked = world.callers.find(({ name }) => name === 'blocked member')
  if (!blocked) throw new Error('There is a blocked member.')
  callers.push({ name: blocked.name, role: undefined, headers: () => blocked.headers })
  const place = { ...world, routes: routes().filter((route) => !isSignOut(route)) }
  const seen = await wrongDoors(place, callers)
  expect(seen).toMatchObject({ open: [], shut: [], faults: [] })
  expect(seen.calls).toBe(place.routes.length * callers.length)

  const renewed = await lostBy('new password', undefined, (id) => replacePassword(backend, asAdmin, id))
  const ofDesk = { ...world, routes: place.routes.filter(isOfDesk) }
  expect((await wrongDoors(ofDesk, [renewed])).open).toEqual([])
  const ended = await lostBy('ended token', undefined, (id) => endToken(backend, asAdmin, id))
  const ofCommand = { ...world, routes: place.routes.filter((route) => !isOfDesk(route)) }
  expect((await wrongDoors(ofCommand, [ended])).open).toEqual([])
})

it('an operator who is added again has none of their earlier sessions and tokens', async () => {
  const { operatorId, session, token } = await operatorOf(world.backend, { name: 'again', role: 'owner' })
  await removeOperator(world.backend, 'admin', operatorId)
  await putByAdmin(world.backend, { operatorId, name: undefined, role: 'owner' })
  const again: OperatorCaller = {
    name: 'again',
    role: undefined,
    headers: (route) => (isOfDesk(route) ? session : token),
  }
  expect((await wrongDoors(world, [again])).open).toEqual([])
})

it('an account that owes the shop a passkey opens its own account, and nothing else', async () => {
  const { db } = world.backend
  const rule = { key: 'operator_passkeys', value: 'required' }
  await db.insert(settings).values(rule)
  const desk = { ...world, routes: routes().filter(isOfDesk) }
  try {
    for (const role of ROLES) {
      const { open, faults, calls } = await wrongDoors(desk, [{ ...(await holderOf(role)), role: undefined }])
      expect(faults).toEqual([])
      expect(calls).toBe(desk.routes.length)
      const own = desk.routes.filter(({ may }) => may === 'self').map(nameOf)
      expect(open.filter((door) => !own.some((name) => door.startsWith(`${name} to`)))).toEqual([])
      expect(open).toHaveLength(own.length)
    }
  } finally {
    await db.delete(settings).where(eq(settings.key, rule.key))
  }
})

it('control: a route whose handler misses the check is found', async () => {
  const app = new Hono()
  routesOf(app)({ method: 'GET', path: '/operator/forgotten', auth: 'operator', may: 'team' }, (c) =>
    c.json({}),
  )
  const place = {
    routes: routesIn(app).routes.map((route) => ({ ...route, origin: 'http://api.localhost' })),
    addressOf: (route: HostileRoute) => `${route.origin}${route.path}`,
    fetch: async (address: string, init: RequestInit) => app.request(address, init),
  }
  const { open } = await wrongDoors(place, [await holderOf('viewer')])
  expect(open).toEqual(place.routes.map((route) => `${nameOf(route)} to viewer: 200`))
})
