import { availableParallelism } from 'node:os'
import { claimCodeEndpoint, scanCardEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { TokenOwner } from '../auth/tokens.ts'
import type { Backend } from '../context.ts'
import { createAdmission } from '../limits/admission.ts'
import { Problem } from '../problem.ts'
import { acceptingNoKey, endpointsOf } from '../serve.ts'
import { type Claim, claimCode } from './codes.ts'
import { codeRefusals as refusals } from './problems.ts'
import { type ReaderSource, scanAndClaim, sharedReader } from './scan.ts'

/** Without an error code, so that the scanner stays open and sends another frame (D60). */
const busyReader = () => new Problem(429, '카드를 확인하는 사람이 많아요. 잠시 후 다시 시도해 주세요.')

/**
 * One picture per member at a time, as the scanner sends them, so that the queue holds as many members as pictures.
 * A picture takes a core for 10 to 30 ms, so 48 of them are read within the ten seconds each
 * may take.
 */
const scanAdmission = () =>
  createAdmission({ concurrency: availableParallelism(), most: 48, perKey: 1, refusal: busyReader })

interface ClaimRequest {
  caller: TokenOwner | undefined
  params: { mintingId: number }
  idempotencyKey: string | undefined
}

function claimOf({ caller, params, idempotencyKey }: ClaimRequest): Claim {
  if (!caller) throw refusals.loginRequired()
  return { userId: caller.userId, mintingId: params.mintingId, key: idempotencyKey }
}

/** Claims of printed codes, typed or scanned (S7.5, S7.6). */
export function codesRoutes(backend: Backend, reader: ReaderSource = sharedReader): Hono {
  const scans = scanAdmission()
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(
    acceptingNoKey(scanCardEndpoint),
    async (request) => ({
      data: await scanAndClaim(backend, reader, { ...claimOf(request), image: request.body.image }),
    }),
    // Refuses before it reads the picture from the network.
    { within: (request, work) => scans.run(claimOf(request).userId, work) },
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
