import type { Fandeck } from '../client.ts'
import { call } from '../http/call.ts'
import { refreshEndpoint } from '../session/session.endpoints.ts'
import { tokenOwnerEndpoint } from './wallet.endpoints.ts'

/**
 * Renews a session with a refresh token of the wallet, at the configured `refreshPath`; a market token renews at the
 * market's base (D5).
 *
 * @throws `http/refused` when the server does not accept the token
 */
export const renewWith = (fandeck: Fandeck, bearer: string, base: 'main' | 'market' = 'main') =>
  call(fandeck, { ...refreshEndpoint, base, path: fandeck.refreshPath }, { query: {} }, { bearer })

/** The owner of an access token. */
export const ownerOf = (fandeck: Fandeck, bearer: string) => call(fandeck, tokenOwnerEndpoint, {}, { bearer })
