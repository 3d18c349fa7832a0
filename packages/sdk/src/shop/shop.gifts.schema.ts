import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { shopName, shopNumber } from './shop.values.schema.ts'

/** A phone number, a mail address or a member id. */
export const shopMember = z
  .string()
  .check(z.maxLength(100), z.regex(/^(\d{9,12}|[^\s@,]+@[^\s@,]+\.[^\s@,]+|[A-Za-z0-9_-]{4,40})$/))
const members = z.array(shopMember).check(z.minLength(1), z.maxLength(20_000))

/** The body of `benefits give`. */
export interface GiveBody {
  /** The name of its file and its title, such as `home/음료 교환권`, or its number. */
  benefit: string
  /** Phone numbers, mail addresses and member ids. */
  members: string[]
}
/** The schema of `GiveBody`. */
export const GiveBody = model(
  z.strictObject({ benefit: z.string().check(z.minLength(1), z.maxLength(130)), members }),
) satisfies Codec<GiveBody>

/** What became of a gift. */
export interface GivenBenefit {
  benefit: string
  /** Members who have it now and had it not before. */
  given: number
  /** Members who had it before; a member has a benefit once. */
  had: number
  /** People who get it when they sign up. */
  waiting: number
}
/** The schema of `GivenBenefit`. */
export const GivenBenefit = model(
  z.object({ benefit: z.string(), given: z.number(), had: z.number(), waiting: z.number() }),
) satisfies Codec<GivenBenefit>

/** The body of `events enter`: people who take part in the draw of an event. */
export interface EnterBody {
  /** The name of the event. */
  event: string
  /** Phone numbers, mail addresses and member ids. */
  members: string[]
}
/** The schema of `EnterBody`. */
export const EnterBody = model(z.strictObject({ event: shopName, members })) satisfies Codec<EnterBody>

/** What became of entries. */
export interface EnteredEvent {
  /** Members who take part now and did not before. */
  entered: number
  /** Members who took part before; a member takes part once. */
  had: number
  /** People who are no members, and do not take part. */
  unknown: number
}
/** The schema of `EnteredEvent`. */
export const EnteredEvent = model(
  z.object({ entered: z.number(), had: z.number(), unknown: z.number() }),
) satisfies Codec<EnteredEvent>

/** The body of `events draw`. */
export interface DrawBody {
  /** The name of the event. */
  event: string
  winners: number
  /** Decides the order of the entries; the same draw with the same seed is made once. */
  seed: string
  /** Whether to draw further winners, of those who have not won. */
  again: boolean
  /** The number of the card of which each winner gets a copy; at most 1,000 winners then (D111). */
  card?: number | undefined
}
/** The schema of `DrawBody`. */
export const DrawBody = model(
  z.strictObject({
    event: shopName,
    winners: shopNumber(1, 100_000),
    seed: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    again: z.boolean(),
    card: z.optional(shopNumber(1, 2 ** 31 - 1)),
  }),
) satisfies Codec<DrawBody>

/** A draw of an event. */
export interface EventDraw {
  event: string
  /** 1 for the first draw of the event. */
  draw: number
  seed: string
  author: string
  /** Epoch ms. */
  at: number
  /** Of how many entries the winners were drawn. */
  entries: number
  /** The ids of the winners, in the order in which they were drawn. */
  winners: string[]
}
/** The schema of `EventDraw`. */
export const EventDraw = model(
  z.object({
    event: z.string(),
    draw: z.number(),
    seed: z.string(),
    author: z.string(),
    at: z.number(),
    entries: z.number(),
    winners: z.array(z.string()),
  }),
) satisfies Codec<EventDraw>
