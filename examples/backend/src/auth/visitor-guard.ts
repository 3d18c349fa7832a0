import type { Backend } from '../context.ts'
import { earlyAnswers, earlyRefusal } from '../early-reply.ts'
import { addressReader } from '../limits/address.ts'
import { deviceOf } from '../limits/devices.ts'
import { createPacer } from '../limits/pacer.ts'
import { rememberedLock } from '../limits/tries.ts'
import type { Guard } from '../listen.ts'
import type { Problem } from '../problem.ts'
import { addressLimit, addressRefusal, codesLimit } from './account-limits.ts'
import { signInRefusal } from './next-auth.options.ts'
import { visitorQueues } from './visitor.ts'

/**
 * Requests per iteration of the event loop: hundreds of refusals in one iteration would delay members by 100 ms.
 */
const REQUESTS_PER_ITERATION = 4

interface Guarded {
  refusal(address: string): Problem | undefined
  /** The body of a refusal if it is not the envelope. */
  body?(problem: Problem): object
}

/**
 * Refuses requests of an address that is locked or has used its share of the queue, before the app parses them, at a
 * tenth of the cost. Passes known devices to the app.
 */
export function visitorGuard(backend: Backend): Guard {
  const { loginRefusal, applyRefusal } = visitorQueues(backend)
  const addressOf = addressReader(backend.config)
  const answer = earlyAnswers(backend)
  const pace = createPacer(REQUESTS_PER_ITERATION)
  const locked = (limit: Parameters<typeof rememberedLock>[1]) => {
    const lock = rememberedLock(backend, limit)
    return lock && addressRefusal(lock)
  }
  const login: Guarded = {
    refusal: (address) => locked(addressLimit(backend, address)) ?? loginRefusal(address),
  }
  const signIn: Guarded = { ...login, body: (problem) => signInRefusal(backend, problem) }
  const code: Guarded = {
    refusal: (address) => locked(codesLimit(backend, address)) ?? applyRefusal(address),
  }
  const guarded = new Map<string, Guarded>([
    ['/auth/login', login],
    ['/api/auth/callback/password', signIn],
    ['/api/auth/callback/phone', signIn],
    ['/staff/sign-in', { refusal: loginRefusal }],
    ['/staff/operations/sign-in', { refusal: loginRefusal }],
    ['/auth/phone/code', code],
    ['/auth/join/code', code],
    ['/auth/password/code', code],
    ['/auth/password/reset', login],
    ['/auth/join', { refusal: applyRefusal }],
  ])

  return (incoming, outgoing, pass) => {
    const { cookie, 'x-forwarded-for': forwarded } = incoming.headers
    const route = incoming.method === 'POST' ? guarded.get(incoming.url?.split('?')[0] ?? '') : undefined
    if (!route) return pass()
    const address = addressOf(incoming.socket.remoteAddress, String(forwarded ?? ''))
    pace(address, () => {
      const problem = deviceOf(backend, cookie) === undefined ? route.refusal(address) : undefined
      if (problem) answer(incoming, outgoing, earlyRefusal(problem, route.body?.(problem)))
      else pass()
    })
  }
}
