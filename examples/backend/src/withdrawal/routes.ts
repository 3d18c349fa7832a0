import {
  getWithdrawalEndpoint,
  requestWithdrawalMailEndpoint,
  requestWithdrawalSmsEndpoint,
  withdrawAllEndpoint,
  withdrawEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { visitorQueues } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { badRequest } from '../problem.ts'
import { endpointsOf } from '../serve.ts'
import { sendWithdrawalCode } from './proof.ts'
import { withdraw } from './service.ts'
import { withdrawalOf } from './view.ts'

/** The withdrawal of a member (S7.51–S7.55). */
export function withdrawalRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const { visitorOf } = visitorQueues(backend)
  const evenWithdrawn = { evenWithdrawn: true } as const
  serve(getWithdrawalEndpoint, ({ caller }) => withdrawalOf(backend, caller.userId))
  serve(requestWithdrawalSmsEndpoint, ({ c, caller, body: { phone } }) =>
    sendWithdrawalCode(backend, caller.userId, { phone }, visitorOf(c)),
  )
  serve(requestWithdrawalMailEndpoint, ({ c, caller, body: { userId } }) =>
    sendWithdrawalCode(backend, caller.userId, { email: userId }, visitorOf(c)),
  )
  serve(
    withdrawEndpoint,
    ({ c, caller, body }) => withdraw(backend, caller, body, visitorOf(c)),
    evenWithdrawn,
  )
  serve(
    withdrawAllEndpoint,
    async ({ c, caller, body }) => {
      if ((body.verificationId === undefined) === (body.code === undefined)) throw badRequest()
      await withdraw(backend, caller, body, visitorOf(c))
    },
    evenWithdrawn,
  )
  return app
}
