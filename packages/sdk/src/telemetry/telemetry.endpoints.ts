import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { VisitBody } from './telemetry.schema.ts'

/** Counts a visit (S7.22). */
export const recordVisitEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/about/visit',
  auth: 'public',
  body: VisitBody,
  reply: nothing,
})
