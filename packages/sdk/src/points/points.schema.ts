import * as z from 'zod/mini'
import { PointReason } from '../http/point-reason.ts'
import {
  type Codec,
  lenientList,
  letters,
  natural,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

/** The member's points (S2.8, D16). */
export interface Points {
  /** Points that the member has. */
  total: number
  /** Points that expire within 30 days. */
  expiring: number
  /** Points earned since the month began in Seoul. */
  earnedThisMonth: number
  /** The first day that the history can contain, epoch ms. */
  since: number
}
/** GET /mypage/point. */
export const Points = wireObject({
  total: ['total_point', whole],
  expiring: ['expiring', natural],
  earnedThisMonth: ['earned_month', natural],
  since: ['since_dttm', seoulTime],
}) satisfies Codec<Points>

/** What changed the points. */
export const PointKind = letters({ EARN: 'earned', USE: 'used', EXPIRE: 'expired' })

/** One change of the points; the amount is negative when they were used or expired. */
export interface PointChange {
  changeId: number
  /** When it happened, epoch ms. */
  at: number
  kind: 'expired' | 'earned' | 'used'
  /** What they were for, such as `scan`. */
  reason?: 'scan' | 'mission' | 'prediction' | 'attendance' | 'entry' | undefined
  title: string
  /** Points, negative when they were used or expired. */
  amount: number
}
/** The schema of `PointChange`. */
export const PointChange = wireObject({
  changeId: ['point_idx', whole],
  at: ['dttm', seoulTime],
  kind: ['kind', PointKind],
  reason: ['reason', PointReason],
  title: ['title', z.string()],
  amount: ['amount', whole],
}) satisfies Codec<PointChange>

/** A month of Seoul, `YYYY-MM`. */
const month = text({ pattern: /^20\d{2}-(0[1-9]|1[0-2])$/ })
/** The part of the history: points gained, or points used and expired. */
const direction = letters({ EARN: 'earned', USE: 'used' })

/** The parameters of the history; all changes without them. */
export const PointHistoryQuery = wireObject({
  month: ['month', z.optional(month)],
  direction: ['kind', z.optional(direction)],
  cursor: ['cursor', z.optional(text({ max: 40 }))],
})
/** GET /mypage/point/history, newest first; `next` is the cursor of the next page. */
export const PointHistoryReply = wireObject({
  rows: ['list', lenientList(PointChange)],
  next: ['next', textOrNone],
})
