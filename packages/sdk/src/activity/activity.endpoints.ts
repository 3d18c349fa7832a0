import { endpoint } from '../http/endpoint.ts'
import { ActivityQuery, ActivityReply } from './activity.schema.ts'

/** Returns what the member did, newest first, one page per call (S7.42). */
export const getActivityEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/nft/activity',
  auth: 'member',
  query: ActivityQuery,
  reply: ActivityReply,
})
