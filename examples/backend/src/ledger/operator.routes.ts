import { LedgerState, SHOP_PATHS, TransferBody } from '@fandeck/sdk/shop'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { jsonBody, ok } from '../reply.ts'
import { tokenRoutesOf } from '../shop-files/tokens.ts'
import { ledgerState, transferRight } from './transfer.ts'

/** What the command `fandeck ledger` asks. */
export function ledgerRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = tokenRoutesOf(app, backend)
  route({ method: 'GET', path: SHOP_PATHS.ledger, may: 'look' }, async (c) =>
    ok(c, LedgerState, await ledgerState(backend)),
  )
  route(
    { method: 'POST', path: SHOP_PATHS.transferLedger, may: 'team', body: TransferBody },
    async (c, { name }) =>
      ok(c, LedgerState, await transferRight(backend, name, await jsonBody(c, TransferBody))),
  )
  return app
}
