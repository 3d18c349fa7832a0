import { endpoint } from '../http/endpoint.ts'
import { gateErrors } from './gate.errors.ts'
import { GateReply } from './gate.schema.ts'

/** Returns where the caller stands at the gate of a drop (D81). */
export const getStandingEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/minting/:dropId/gate',
  auth: 'optional',
  reply: GateReply,
  errors: gateErrors,
})

/** Takes part at the gate of a drop; repeating it keeps the place (D81). */
export const joinGateEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/minting/:dropId/gate',
  auth: 'member',
  reply: GateReply,
  errors: gateErrors,
})
