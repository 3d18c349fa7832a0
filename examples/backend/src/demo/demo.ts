import type { Demo } from '../context.ts'
import { createControls } from './controls.ts'
import { filmRoutes } from './films/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { oauthSandbox } from './oauth/sandbox.ts'
import { panelRoutes } from './panel/routes.ts'
import { deliverDue } from './payment/gateway.delivery.ts'
import { gatewayApp } from './payment/gateway.ts'
import { sandboxPayments } from './payment/sandbox.ts'
import { seed } from './seed/seed.ts'
import { walletHostRoutes } from './wallet/host.ts'

export const demo: Demo = {
  seed,
  controls: createControls,
  panel: panelRoutes,
  films: filmRoutes,
  gateway: gatewayApp,
  payments: sandboxPayments,
  repeatCallbacks: (backend, ending) => deliverDue(backend, fetch, ending),
  identityService: identityRoutes,
  oauthServer: oauthSandbox,
  walletHost: walletHostRoutes,
}
