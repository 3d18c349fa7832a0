import * as z from 'zod/mini'
import { PointReason } from '../http/point-reason.ts'
import {
  lenientList,
  letters,
  natural,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

/** GET /mypage/point (S2.8, D16). */
export const Points = wireObject({
  total: ['total_point', whole],
  /** Points that expire within 30 days. */
  expiring: ['expiring', natural],
  earnedThisMonth: ['earned_month', natural],
  /** The first day that the history can contain. */
  since: ['since_dttm', seoulTime],
})
export type Points = z.output<typeof Points>

/** What changed the points. */
export const PointKind = letters({ EARN: 'earned', USE: 'used', EXPIRE: 'expired' })

/** One change of the points; the amount is negative when they were used or expired. */
export const PointChange = wireObject({
  changeId: ['point_idx', whole],
  at: ['dttm', seoulTime],
  kind: ['kind', PointKind],
  /** What they were for, such as `scan`. */
  reason: ['reason', PointReason],
  title: ['title', z.string()],
  amount: ['amount', whole],
})
export type PointChange = z.output<typeof PointChange>

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
