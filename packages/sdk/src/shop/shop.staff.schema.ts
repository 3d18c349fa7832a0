import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { shopName, shopNumber } from './shop.values.schema.ts'

/** The body of `staff open`: a password of the staff of an event (D14). */
export interface OpenStaffBody {
  /** The name of a file in `benefits/`. */
  event: string
  days: number
}
/** The schema of `OpenStaffBody`. */
export const OpenStaffBody = model(
  z.strictObject({ event: shopName, days: shopNumber(1, 365) }),
) satisfies Codec<OpenStaffBody>

/** A password of the staff of an event, which the shop stores hashed. */
export interface StaffPassword {
  password: string
  /** Epoch ms. */
  endsAt: number
}
/** The schema of `StaffPassword`. */
export const StaffPassword = model(
  z.object({ password: z.string(), endsAt: z.number() }),
) satisfies Codec<StaffPassword>

/** The body of `staff close` and `staff unlock`. */
export interface StaffEventBody {
  /** The name of a file in `benefits/`. */
  event: string
}
/** The schema of `StaffEventBody`. */
export const StaffEventBody = model(z.strictObject({ event: shopName })) satisfies Codec<StaffEventBody>

/** What became of the staff of an event. */
export interface StaffEvent {
  title: string
}
/** The schema of `StaffEvent`. */
export const StaffEvent = model(z.object({ title: z.string() })) satisfies Codec<StaffEvent>
