import { createFandeck } from '@fandeck/sdk'

/** The sample shop while no address is given. A build with an address leaves it out. */
export const samples = import.meta.env.VITE_API_ORIGIN ? undefined : await import('./samples/index.tsx')

const { VITE_API_ORIGIN: api, VITE_WALLET_ORIGIN: walletOrigin, VITE_PAY_ORIGIN: pay } = import.meta.env

/** The client of all pages. Its auth client calls `/api/auth` of this origin, which Vite forwards to the API. */
export const fandeck =
  samples?.openSampleShop() ?? createFandeck({ marketUrl: api, cdnUrl: `${api}/cdn`, walletOrigin })

/** The origin of the payment and identity service. */
export const payOrigin = pay
