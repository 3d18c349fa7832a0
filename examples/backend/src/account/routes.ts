import {
  changePasswordEndpoint,
  checkPasswordEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
  requestIdentityEndpoint,
  verifyGenderBirthEndpoint,
  verifyPhoneEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { changeOwnPassword, checkOwnPassword } from '../auth/password.ts'
import type { Backend } from '../context.ts'
import { beginCheck } from '../identity/checks.ts'
import { endpointsOf } from '../serve.ts'
import { userInfo, verify, walletUser } from './service.ts'

/** The member's own data (S7.34–S7.37, S7.49, S7.50). */
export function accountRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getUserInfoEndpoint, ({ caller }) => userInfo(backend, caller.userId))
  serve(getWalletUserEndpoint, ({ caller }) => walletUser(backend, caller.userId))
  serve(changePasswordEndpoint, async ({ caller, body }) => ({
    endedSessions: await changeOwnPassword(backend, caller, body.current, body.next),
  }))
  serve(checkPasswordEndpoint, async ({ caller, body }) => {
    await checkOwnPassword(backend, caller, body.current)
  })
  serve(requestIdentityEndpoint, async ({ caller, body }) => ({
    url: await beginCheck(backend, caller, body.returnUrl),
  }))
  serve(verifyPhoneEndpoint, async ({ caller, body }) => {
    await verify(backend, caller, body.verificationId, 'phone')
  })
  serve(verifyGenderBirthEndpoint, async ({ caller, body }) => {
    await verify(backend, caller, body.verificationId, 'genderBirth')
  })
  return app
}
