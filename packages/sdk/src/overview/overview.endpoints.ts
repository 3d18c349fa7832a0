import { endpoint } from '../http/endpoint.ts'
import { Overview } from './overview.schema.ts'

/** Returns what waits for the member: closed packs, benefits, players to recruit, and the marked originals (D109). */
export const getOverviewEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/overview',
  auth: 'member',
  reply: Overview,
})
