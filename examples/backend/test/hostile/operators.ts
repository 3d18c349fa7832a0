import { randomUUID } from 'node:crypto'
import { tokenHash } from '../../src/auth/tokens.ts'
import type { Backend } from '../../src/context.ts'
import { OPERATIONS } from '../../src/operations/layout.ts'
import { operatorSessions, operators } from '../../src/operations/tables.ts'
import { allows, type Role } from '../../src/roles.ts'
import { createToken } from '../../src/shop-files/tokens.ts'
import { NOON } from '../backend.ts'
import { ownHeaders } from './play.ts'
import { type HostileRoute, nameOf } from './world.ts'

const DAY = 86_400_000

/** An operator, whose requests at the desk and by the command are signed in. */
export interface Signed {
  operatorId: string
  session: Record<string, string>
  token: Record<string, string>
}

/** Adds an operator with an open session and a token of the highest role, so that their own role is the limit. */
export async function operatorOf(
  backend: Backend,
  { name, role, by = 'owner' }: { name: string; role: Role; by?: Role },
): Promise<Signed> {
  const operatorId = `${name}-${randomUUID()}`
  await backend.db.insert(operators).values({ operatorId, name, role, passwordHash: '', createdAt: NOON })
  const { token } = await createToken(backend, { name: operatorId, role: by, days: 1, operatorId })
  return {
    operatorId,
    session: await sessionOf(backend, operatorId),
    token: { authorization: `Bearer ${token}` },
  }
}

/** Opens a session of an operator; returns its cookie. */
export async function sessionOf({ db }: Backend, operatorId: string): Promise<Record<string, string>> {
  const session = randomUUID()
  await db
    .insert(operatorSessions)
    .values({ tokenHash: tokenHash(session), operatorId, endAt: NOON + 365 * DAY })
  return { cookie: `fandeck_operator=${session}` }
}

/** Whether a route belongs to the desk; otherwise the command calls it with a token. */
export const isOfDesk = ({ path }: HostileRoute) => path.startsWith(OPERATIONS)

/** Who calls: their role, or nothing at all for one who may call no route. */
export interface OperatorCaller {
  name: string
  role: Role | undefined
  headers(route: HostileRoute): Promise<Record<string, string>> | Record<string, string>
}

interface Place {
  routes: readonly HostileRoute[]
  fetch(address: string, init: RequestInit): Promise<Response>
  addressOf(route: HostileRoute): string
}

/** Calls each route of operators as each caller; returns what differs from the rights that the routes declare. */
export async function wrongDoors({ routes, fetch, addressOf }: Place, callers: readonly OperatorCaller[]) {
  const open: string[] = []
  const shut: string[] = []
  const faults: string[] = []
  let calls = 0
  for (const route of routes) {
    if (route.auth !== 'operator') continue
    for (const caller of callers) {
      const { status, headers } = await fetch(addressOf(route), {
        method: route.method,
        redirect: 'manual',
        headers: { ...ownHeaders(route), ...(await caller.headers(route)) },
        ...(route.method !== 'GET' && { body: route.form ? '' : '{}' }),
      })
      calls++
      // Who owes a passkey is sent to their account.
      const sent = route.method === 'GET' && headers.get('location') === `${OPERATIONS}/account`
      const admitted = status !== 401 && status !== 403 && !sent
      const may = caller.role !== undefined && allows(caller.role, route.may)
      const seen = `${nameOf(route)} to ${caller.name}: ${status}`
      if (admitted && !may) open.push(seen)
      if (!admitted && may) shut.push(seen)
      if (status >= 500) faults.push(seen)
    }
  }
  return { open, shut, faults, calls }
}
