import { endpoint } from '../http/endpoint.ts'
import { dropErrors } from './drops.errors.ts'
import { DropOddsReply } from './drops.odds.schema.ts'

/** Returns the free copies of a drop by finish, of which every pack is drawn (D96). */
export const getDropOddsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId/odds',
  auth: 'public',
  reply: DropOddsReply,
  errors: dropErrors,
})
