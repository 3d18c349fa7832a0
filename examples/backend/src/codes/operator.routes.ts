import { CodesReport, IssueBody, IssuedCodes, ProofBody, RevokeBody, SHOP_PATHS } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { jsonBody, ok } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { issueCodes, revokeBatch } from './batches.ts'
import { proofOf } from './proof.ts'
import { reportOfCodes } from './report.ts'

/** What the command `fandeck codes` asks; its callers are operators with a token. */
export function codesOperatorRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)

  route(
    { method: 'POST', path: SHOP_PATHS.issueCodes, may: 'files', body: IssueBody },
    async (c, { name }) => {
      c.header('cache-control', 'no-store')
      return ok(c, IssuedCodes, await issueCodes(backend, name, await jsonBody(c, IssueBody)))
    },
  )

  route({ method: 'POST', path: SHOP_PATHS.proofOfCodes, may: 'files', body: ProofBody }, async (c) => {
    const sheet = await proofOf(backend, await jsonBody(c, ProofBody))
    const headers = { 'content-type': 'application/pdf', 'cache-control': 'no-store' }
    return c.body(new Uint8Array(sheet), 200, headers)
  })

  route(
    { method: 'POST', path: SHOP_PATHS.revokeCodes, may: 'files', body: RevokeBody },
    async (c, { name }) => {
      const { batch } = await jsonBody(c, RevokeBody)
      await revokeBatch(backend, name, batch)
      return ok(c, CodesReport, await reportOfCodes(backend, batch))
    },
  )

  route({ method: 'GET', path: `${SHOP_PATHS.reportOfCodes}/:of`, may: 'look' }, async (c) => {
    return ok(c, CodesReport, await reportOfCodes(backend, c.req.param('of')))
  })

  return app
}
