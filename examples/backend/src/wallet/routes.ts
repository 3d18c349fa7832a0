import { linkWalletEndpoint, unlinkWalletEndpoint, validateWalletEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { setWalletLinked, validateWallet } from './service.ts'

/** Linking a wallet, on the main API (S7.56, S7.57). */
export function walletRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(validateWalletEndpoint, ({ caller, body }) =>
    validateWallet(backend, caller.userId, body.walletToken),
  )
  serve(linkWalletEndpoint, ({ caller }) => setWalletLinked(backend, caller.userId, true))
  serve(unlinkWalletEndpoint, ({ caller }) => setWalletLinked(backend, caller.userId, false))
  return app
}
