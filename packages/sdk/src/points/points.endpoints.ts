import { endpoint } from '../http/endpoint.ts'
import { PointHistoryQuery, PointHistoryReply, Points } from './points.schema.ts'

/** Returns the member's points (D16). */
export const getPointsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/point',
  auth: 'member',
  reply: Points,
})

/** Returns the changes of the member's points, newest first, one page per call (D16). */
export const getPointHistoryEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/point/history',
  auth: 'member',
  query: PointHistoryQuery,
  reply: PointHistoryReply,
})
