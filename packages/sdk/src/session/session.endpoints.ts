import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { RefreshQuery, SessionRecord } from './record.ts'

/** Renews a session; the refresh token is the bearer (S7.14, S7.15). */
export const refreshEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/auth/refresh_token',
  auth: 'public',
  query: RefreshQuery,
  reply: SessionRecord,
})

/** Ends the session of the refresh token in the bearer header (D46). */
export const endSessionEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/auth/refresh_token',
  auth: 'public',
  reply: nothing,
})
