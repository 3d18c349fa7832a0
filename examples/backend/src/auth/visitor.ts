import { availableParallelism } from 'node:os'
import type { Context } from 'hono'
import type { Backend } from '../context.ts'
import { addressReader, connectionOf } from '../limits/address.ts'
import { type Admission, createAdmission } from '../limits/admission.ts'
import { deviceOf } from '../limits/devices.ts'
import { Problem } from '../problem.ts'

/** A caller who is not signed in. */
export interface Visitor {
  address: string
  /** The id in the device cookie if its signature is valid. */
  device: string | undefined
  /** The `User-Agent`, which names the device in the member's list. */
  agent?: string | undefined
}

const busy = () => new Problem(429, '지금은 요청이 많아요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES')

/** The queues of requests before sign-in, by kind, so that neither an address nor a crowd exhausts a process. */
export interface VisitorQueues {
  visitorOf(c: Context): Visitor
  /** Sign-ins; known devices have a queue of their own. */
  login<T>(visitor: Visitor, work: () => Promise<T>): Promise<T>
  /** Sign-ups and phone codes. */
  apply<T>(visitor: Visitor, work: () => Promise<T>): Promise<T>
  /** Returns the refusal that a sign-in of this address from an unknown device would get. */
  loginRefusal(address: string): Problem | undefined
  /** The same for `apply`. */
  applyRefusal(address: string): Problem | undefined
}

function createQueues(backend: Backend): VisitorQueues {
  const addressOf = addressReader(backend.config)
  const queue = (most: number, perKey: number): Admission =>
    createAdmission({ concurrency: availableParallelism(), most, perKey, refusal: busy })
  const [unknownDevices, known, signUps] = [queue(48, 6), queue(48, 2), queue(48, 6)]
  return {
    visitorOf: (c) => ({
      address: addressOf(connectionOf(c), c.req.header('x-forwarded-for')),
      device: deviceOf(backend, c.req.header('cookie')),
      agent: c.req.header('user-agent'),
    }),
    login: ({ address, device }, work) =>
      device === undefined ? unknownDevices.run(address, work) : known.run(device, work),
    apply: ({ address }, work) => signUps.run(address, work),
    loginRefusal: unknownDevices.refusalFor,
    applyRefusal: signUps.refusalFor,
  }
}

const queues = new WeakMap<Backend, VisitorQueues>()

/** Returns the queues of a backend, shared by the main API and the auth server. */
export function visitorQueues(backend: Backend): VisitorQueues {
  const ours = queues.get(backend) ?? createQueues(backend)
  queues.set(backend, ours)
  return ours
}
