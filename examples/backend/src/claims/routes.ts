import {
  claimCodeEndpoint,
  completeBenefitEndpoint,
  getBenefitQrEndpoint,
  getBenefitsEndpoint,
  scanCardEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { TokenOwner } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import { acceptingNoKey, endpointsOf } from '../serve.ts'
import { newQrKey, usableBenefits } from './benefits.ts'
import { type Claim, claimCode } from './codes.ts'
import { deskRoutes } from './desk.routes.ts'
import { claimDoors } from './doors.ts'
import { codeRefusals } from './problems.ts'
import { type ReaderSource, scanAndClaim, sharedReader } from './scan.ts'
import { completeByPassword } from './staff.ts'

interface ClaimRequest {
  caller: TokenOwner | undefined
  params: { mintingId: number }
  idempotencyKey: string | undefined
}

function claimOf({ caller, params, idempotencyKey }: ClaimRequest): Claim {
  if (!caller) throw codeRefusals.loginRequired()
  return { userId: caller.userId, mintingId: params.mintingId, key: idempotencyKey }
}

/** Benefits, their QR keys and passwords, and printed codes (S7.2–S7.6). */
export function claimsRoutes(backend: Backend, reader: ReaderSource = sharedReader): Hono {
  const doors = claimDoors()
  const app = new Hono().route('/', deskRoutes(backend))
  const serve = endpointsOf(app, backend)
  serve(getBenefitsEndpoint, ({ caller }) => usableBenefits(backend, caller.userId))
  serve(getBenefitQrEndpoint, ({ c, caller, params }) => {
    c.header('cache-control', 'no-store')
    return newQrKey(backend, caller.userId, params.benefitId)
  })
  serve(completeBenefitEndpoint, ({ caller, params, body }) =>
    doors.passwords.run(caller.userId, () =>
      completeByPassword(backend, caller.userId, params.benefitId, body.pwd),
    ),
  )
  serve(
    acceptingNoKey(scanCardEndpoint),
    async (request) => ({
      data: await scanAndClaim(backend, reader, { ...claimOf(request), image: request.body.image }),
    }),
    // A picture that is refused here is not read from the network.
    { within: (request, work) => doors.scans.run(claimOf(request).userId, work) },
  )
  serve(
    acceptingNoKey(claimCodeEndpoint),
    (request) => claimCode(backend, claimOf(request), request.body.checkData),
    {
      within: (request, work) => {
        claimOf(request)
        return work()
      },
    },
  )
  return app
}
