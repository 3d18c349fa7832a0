import { createFandeck, type Fandeck } from '@fandeck/sdk'
import type { SiteConfig } from './config.ts'

/** Creates the client of the site. The auth server is on the site's own origin. */
export const createSiteClient = ({ api, wallet }: SiteConfig): Fandeck =>
  createFandeck({ marketUrl: api, cdnUrl: `${api}/cdn`, walletOrigin: wallet })
