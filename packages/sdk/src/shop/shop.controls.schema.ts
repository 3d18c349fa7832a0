import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { shopMoment, shopNumber, shopPatterns, shopText } from './shop.values.schema.ts'

/** What an operator changes of a drop while it runs. */
export type DropChange =
  | { action: 'pause'; notice: string }
  | { action: 'resume' }
  | { action: 'end' }
  | { action: 'extend'; until: string }
  | { action: 'add'; packs: number }
  | { action: 'price'; amount: number }
  | { action: 'limits'; perOrder?: number | undefined; perMember?: number | undefined }
  | { action: 'gate'; fansPerSecond: number | null }
/** The schema of `DropChange`; its limits are those of a drop's file. */
export const DropChange = model(
  z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('pause'), notice: shopText(120) }),
    z.strictObject({ action: z.literal('resume') }),
    z.strictObject({ action: z.literal('end') }),
    z.strictObject({ action: z.literal('extend'), until: shopMoment }),
    z.strictObject({ action: z.literal('add'), packs: shopNumber(1, 1_000_000) }),
    z.strictObject({ action: z.literal('price'), amount: shopNumber(0, 10_000_000) }),
    z.strictObject({
      action: z.literal('limits'),
      perOrder: z.optional(shopNumber(1, 1000)),
      perMember: z.optional(shopNumber(1, 100_000)),
    }),
    z.strictObject({
      action: z.literal('gate'),
      fansPerSecond: z.nullable(z.number().check(z.gt(0), z.lte(10_000))),
    }),
  ]),
) satisfies Codec<DropChange>

/** A drop by its number, or by the name of its file. */
const dropName = z.string().check(z.maxLength(60), z.regex(shopPatterns.name))
const ACTIONS = ['pause', 'resume', 'end', 'extend', 'add', 'price', 'limits', 'gate'] as const

/** The body of `drop` before a step: what it would change. */
export interface DropQuestion {
  /** The number of the drop, or the name of its file. */
  drop: string
  change: DropChange
}
/** The schema of `DropQuestion`. */
export const DropQuestion = model(
  z.strictObject({ drop: dropName, change: DropChange }),
) satisfies Codec<DropQuestion>

/** The body of a step of `drop`. */
export interface DropOrder extends DropQuestion {
  /** Why; the log shows it. A step that needs a confirmation needs a reason. */
  reason?: string | undefined
  /** The version of the preview that the operator has seen. The shop refuses a step for a drop that has changed since. */
  confirm?: string | undefined
}
/** The schema of `DropOrder`. */
export const DropOrder = model(
  z.strictObject({
    drop: dropName,
    change: DropChange,
    reason: z.optional(shopText(200)),
    confirm: z.optional(z.string().check(z.maxLength(64))),
  }),
) satisfies Codec<DropOrder>

/** A field of a drop before and after a step; `null` where there is none. */
export interface DropDifference {
  /** The name of the field in the drop's file. */
  field: string
  before: string | number | null
  after: string | number | null
}
const value = z.nullable(z.union([z.string(), z.number()]))
/** The schema of `DropDifference`. */
export const DropDifference = model(
  z.object({ field: z.string(), before: value, after: value }),
) satisfies Codec<DropDifference>

/** What a step would change. */
export interface DropPreview {
  /** The number of the drop. */
  drop: number
  title: string
  /** Whether the step needs a confirmation and a reason. */
  confirms: boolean
  /** The version to confirm. */
  version: string
  changes: DropDifference[]
}
/** The schema of `DropPreview`. */
export const DropPreview = model(
  z.object({
    drop: z.number(),
    title: z.string(),
    confirms: z.boolean(),
    version: z.string(),
    changes: z.array(DropDifference),
  }),
) satisfies Codec<DropPreview>

/** A step that an operator has taken. */
export interface DropAction {
  /** Epoch ms. */
  at: number
  /** The name of the token, or the id of the operator of the desk. */
  author: string
  by: 'command' | 'desk' | 'admin'
  action: DropChange['action']
  reason?: string | undefined
  changes: DropDifference[]
  /** The revision of the shop that it made; absent for a drop without a file. */
  revision?: number | undefined
}
/** The schema of `DropAction`. */
export const DropAction = model(
  z.object({
    at: z.number(),
    author: z.string(),
    by: z.enum(['command', 'desk', 'admin']),
    action: z.enum(ACTIONS),
    reason: z.optional(z.string()),
    changes: z.array(DropDifference),
    revision: z.optional(z.number()),
  }),
) satisfies Codec<DropAction>

/** A drop as it runs. */
export interface RunningDrop {
  drop: number
  /** The name of its file; absent for a drop without one. */
  name?: string | undefined
  title: string
  /** That of its file; the time decides whether a drop that is on is open. */
  state: 'scheduled' | 'open' | 'paused' | 'ended'
  /** What fans see. */
  phase: 'upcoming' | 'open' | 'paused' | 'soldOut' | 'closed'
  /** The sentence that a paused drop shows. */
  notice?: string | undefined
  /** Epoch ms. */
  startsAt: number
  endsAt: number
  /** KRW per pack. */
  price: number
  packs: number
  /** The packs that are paid, reserved and left. */
  sold: number
  held: number
  remaining: number
  perOrder: number
  perMember: number
  /** The fans per second that its gate admits; absent without a gate. */
  fansPerSecond?: number | undefined
  /** The newest first. */
  actions: DropAction[]
}
/** The schema of `RunningDrop`. */
export const RunningDrop = model(
  z.object({
    drop: z.number(),
    name: z.optional(z.string()),
    title: z.string(),
    state: z.enum(['scheduled', 'open', 'paused', 'ended']),
    phase: z.enum(['upcoming', 'open', 'paused', 'soldOut', 'closed']),
    notice: z.optional(z.string()),
    startsAt: z.number(),
    endsAt: z.number(),
    price: z.number(),
    packs: z.number(),
    sold: z.number(),
    held: z.number(),
    remaining: z.number(),
    perOrder: z.number(),
    perMember: z.number(),
    fansPerSecond: z.optional(z.number()),
    actions: z.array(DropAction),
  }),
) satisfies Codec<RunningDrop>

/** An order of a drop that was paid, also one whose payment is or will be refunded; without its buyer. */
export interface DropSale {
  order: string
  /** Epoch ms. */
  orderedAt: number
  paidAt: number
  packs: number
  /** KRW. */
  amount: number
  /** Such as `card`. */
  method: string
  state: 'paid' | 'refundDue' | 'refunded'
}
/** The schema of `DropSale`. */
export const DropSale = model(
  z.object({
    order: z.string(),
    orderedAt: z.number(),
    paidAt: z.number(),
    packs: z.number(),
    amount: z.number(),
    method: z.string(),
    state: z.enum(['paid', 'refundDue', 'refunded']),
  }),
) satisfies Codec<DropSale>
