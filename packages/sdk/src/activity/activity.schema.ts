import * as z from 'zod/mini'
import { PointReason } from '../http/point-reason.ts'
import {
  type Codec,
  lenientList,
  letters,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

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
export interface Activity {
  activityId: string
  /** When it happened, epoch ms. */
  at: number
  kind: 'expired' | 'earned' | 'used' | 'purchased' | 'benefitUsed' | 'upgraded'
  /** What the points were for, such as `scan`; `undefined` for other kinds. */
  reason?: 'scan' | 'mission' | 'prediction' | 'attendance' | 'entry' | undefined
  /** The drop, the reason of the points, the benefit, or the card. */
  title: string
  /** Number of packs of a purchase. */
  quantity?: number | null | undefined
  /** The points, negative when they were used or expired. */
  points?: number | null | undefined
}
/** The schema of `Activity`. */
export const Activity = wireObject({
  activityId: ['activity_key', z.string()],
  at: ['dttm', seoulTime],
  kind: ['kind', ActivityKind],
  reason: ['reason', PointReason],
  title: ['title', z.string()],
  quantity: ['qty', z.optional(z.nullable(whole))],
  points: ['point', z.optional(z.nullable(whole))],
}) satisfies Codec<Activity>

/** The cursor of a page; the first page without it. */
export const ActivityQuery = wireObject({ cursor: ['cursor', z.optional(text({ max: 120 }))] })
/** GET /mypage/nft/activity, newest first; `next` is the cursor of the next page. */
export const ActivityReply = wireObject({ rows: ['list', lenientList(Activity)], next: ['next', textOrNone] })
