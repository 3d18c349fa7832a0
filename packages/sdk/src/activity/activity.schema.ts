import * as z from 'zod/mini'
import { PointReason } from '../http/point-reason.ts'
import { lenientList, letters, seoulTime, text, textOrNone, whole, wireObject } from '../http/wire.ts'

/** What the member did. */
export const ActivityKind = letters({
  BUY: 'purchased',
  EARN: 'earned',
  USE: 'used',
  EXPIRE: 'expired',
  BENEFIT: 'benefitUsed',
  UPGRADE: 'upgraded',
})

/** One thing that the member did (S7.42). */
export const Activity = wireObject({
  activityId: ['activity_key', z.string()],
  at: ['dttm', seoulTime],
  kind: ['kind', ActivityKind],
  /** What the points were for, such as `scan`; `undefined` for other kinds. */
  reason: ['reason', PointReason],
  /** The drop, the reason of the points, the benefit, or the card. */
  title: ['title', z.string()],
  /** The packs of a purchase. */
  quantity: ['qty', z.optional(z.nullable(whole))],
  /** The points, negative when they were used or expired. */
  points: ['point', z.optional(z.nullable(whole))],
})
export type Activity = z.output<typeof Activity>

/** The cursor of a page; the first page without it. */
export const ActivityQuery = wireObject({ cursor: ['cursor', z.optional(text({ max: 120 }))] })
/** GET /mypage/nft/activity, newest first; `next` is the cursor of the next page. */
export const ActivityReply = wireObject({ rows: ['list', lenientList(Activity)], next: ['next', textOrNone] })
