import { createFandeck, type Fandeck } from '@fandeck/sdk'
import { basesOf } from './bases.ts'
import type { SiteConfig } from './config.ts'

/** Creates the client of the site. The auth server is on the site's own origin. */
export const createSiteClient = (config: SiteConfig): Fandeck =>
  createFandeck({
    ...basesOf(config),
    walletOrigin: config.wallet,
    disabledParts: config.shop?.disabledParts,
  })
