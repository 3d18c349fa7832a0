import type { Fandeck } from '../client.ts'
import { call } from '../http/call.ts'
import { refreshEndpoint } from '../session/session.endpoints.ts'
import { tokenOwnerEndpoint } from './wallet.endpoints.ts'

/**
 * Renews a session with a refresh token of the wallet, at the configured `refreshPath`; market tokens use the market
 * API (D5).
 *
 * @throws `http/refused` when the server rejects the token
 */
export const renewWith = (fandeck: Fandeck, bearer: string, base: 'main' | 'market' = 'main') =>
  call(fandeck, { ...refreshEndpoint, base, path: fandeck.refreshPath }, { query: {} }, { bearer })

/** Returns the owner of an access token. */
export const ownerOf = (fandeck: Fandeck, bearer: string) => call(fandeck, tokenOwnerEndpoint, {}, { bearer })
