import { availableParallelism } from 'node:os'
import type { Context } from 'hono'
import type { Backend } from '../context.ts'
import { crossOrigin, httpDate } from '../every-answer.ts'
import { addressReader, connectionOf } from '../limits/address.ts'
import { type Admission, createAdmission } from '../limits/admission.ts'
import { DEVICE_COOKIE, deviceOf } from '../limits/devices.ts'
import type { Door } from '../listen.ts'
import { envelopeOf, Problem } from '../problem.ts'

/** Who comes before anybody has logged in. */
export interface Visitor {
  address: string
  /** The id in the device's cookie, if the cookie is ours. */
  device: string | undefined
}

const busy = () => new Problem(429, '지금은 요청이 많아요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES')

/** Doors for what is asked before a login, by kind, so that no address and no crowd takes all of a process. */
export interface VisitorDoors {
  visitorOf(c: Context): Visitor
  /** Logins; devices that are known have a door of their own. */
  login<T>(visitor: Visitor, work: () => Promise<T>): Promise<T>
  /** Sign-ups and codes by phone. */
  apply<T>(visitor: Visitor, work: () => Promise<T>): Promise<T>
  /** Refuses those for whom there is no place before the app is asked: in a flood this costs a tenth. */
  before: Door
}

function createDoors(backend: Backend): VisitorDoors {
  const addressOf = addressReader(backend.config)
  const door = (most: number, perKey: number): Admission =>
    createAdmission({ concurrency: 2 * availableParallelism(), most, perKey, refusal: busy })
  const [strangers, known, applicants] = [door(48, 6), door(48, 2), door(48, 6)]
  const { allow } = crossOrigin(backend)
  const doorOf: Readonly<Record<string, Admission>> = {
    '/auth/login': strangers,
    '/staff/sign-in': strangers,
    '/auth/phone/code': applicants,
    '/auth/join': applicants,
  }

  const before: Door = (incoming, outgoing, pass) => {
    const { origin, cookie = '', 'x-forwarded-for': forwarded } = incoming.headers
    const asked = incoming.method === 'POST' ? doorOf[incoming.url ?? ''] : undefined
    // Whether a device's cookie is one of ours the app finds out.
    if (!asked || cookie.includes(DEVICE_COOKIE)) return pass()
    const full = asked.refusalFor(addressOf(incoming.socket.remoteAddress, String(forwarded ?? '')))
    if (!full) return pass()
    allow(origin, outgoing)
    outgoing.setHeader('Date', httpDate(backend.now()))
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.setHeader('Retry-After', String(full.retryAfterS ?? 1))
    outgoing.writeHead(full.http).end(JSON.stringify(envelopeOf(full)))
  }

  return {
    before,
    visitorOf: (c) => ({
      address: addressOf(connectionOf(c), c.req.header('x-forwarded-for')),
      device: deviceOf(backend, c),
    }),
    login: ({ address, device }, work) =>
      device === undefined ? strangers.run(address, work) : known.run(device, work),
    apply: ({ address }, work) => applicants.run(address, work),
  }
}

const doors = new WeakMap<Backend, VisitorDoors>()

/** The doors of a backend, the same ones for the main API and the auth server. */
export function visitorDoors(backend: Backend): VisitorDoors {
  const ours = doors.get(backend) ?? createDoors(backend)
  doors.set(backend, ours)
  return ours
}
