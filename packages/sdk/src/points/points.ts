import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { getPointHistoryEndpoint, getPointsEndpoint } from './points.endpoints.ts'
import type { PointChange, Points } from './points.schema.ts'

/** The part of a point history to list. */
export interface PointHistoryOptions {
  /** A month of Seoul, `YYYY-MM`; all months when omitted. */
  month?: string | undefined
  /** `earned` for points gained, `used` for points used or expired; both when omitted. */
  direction?: 'earned' | 'used' | undefined
}

/** One page of a point history; `next` is the cursor of the next page. */
export interface PointHistoryPage {
  rows: PointChange[]
  next: string | undefined
}

/** Returns the member's points (S2.8, D16). */
export const getPoints = (fandeck: Fandeck, options?: CallOptions): Promise<Points> =>
  call(fandeck, getPointsEndpoint, {}, options)

/**
 * Returns one page of the changes of the member's points, newest first.
 *
 * @example
 * const { rows, next } = await getPointHistory(fandeck, { month: '2026-11' })
 * @see S2.8, D16
 */
export const getPointHistory = publicCall(
  async (
    fandeck: Fandeck,
    { month, direction, cursor }: PointHistoryOptions & { cursor?: string | undefined } = {},
    options?: CallOptions,
  ): Promise<PointHistoryPage> => {
    const query = { month, direction, cursor }
    const { rows, next } = await call(fandeck, getPointHistoryEndpoint, { query }, options)
    return { rows, next: next ?? undefined }
  },
)
