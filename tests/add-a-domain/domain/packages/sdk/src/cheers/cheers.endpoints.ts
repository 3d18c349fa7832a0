import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { cheerErrors } from './cheers.errors.ts'
import { CheerBody, CheerListReply } from './cheers.schema.ts'

/** Returns the cheers on the wall, newest first. */
export const getCheersEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/cheer/list',
  auth: 'public',
  reply: CheerListReply,
})

/** Puts a cheer on the wall; a member has one. */
export const sendCheerEndpoint = endpoint({
  method: 'POST',
  base: 'market',
  path: '/cheer',
  auth: 'member',
  body: CheerBody,
  reply: nothing,
  errors: cheerErrors,
})
