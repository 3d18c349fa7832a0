import { createFandeck } from '@fandeck/sdk'

const api = import.meta.env.VITE_API_ORIGIN

/** The one client of the site. The auth server is reached on the site's own origin. */
export const fandeck = createFandeck({
  marketUrl: api,
  cdnUrl: `${api}/cdn`,
  walletOrigin: import.meta.env.VITE_WALLET_ORIGIN,
})
