import { endpoint } from '../http/endpoint.ts'
import { BadgesReply } from './overview.badges.schema.ts'
import { Overview } from './overview.schema.ts'

/** Returns what waits for the member: closed packs, benefits, players to recruit, and the marked originals (D109). */
export const getOverviewEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/overview',
  auth: 'member',
  reply: Overview,
})

/** Returns what the member has completed: sets of cards, emblems of missions, and elevens (D112). */
export const getBadgesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/badges',
  auth: 'member',
  reply: BadgesReply,
})
