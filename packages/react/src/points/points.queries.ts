import type { Fandeck } from '@fandeck/sdk'
import { getPointHistory, getPoints, type PointHistoryOptions } from '@fandeck/sdk/points'
import { POINTS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions, pagedOptions } from '../internal/query-options.ts'

/** Query options of the member's points (D16). */
export const pointsQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('points'), fandeck, getPoints, ...POINTS_CHANGED)

/** Query options of the changes of the member's points, newest first, one page at a time (D16). */
export const pointHistoryQuery = (fandeck: Fandeck, { month, direction }: PointHistoryOptions = {}) =>
  pagedOptions(
    memberKey('point-history', month ?? null, direction ?? null),
    (cursor, options) => getPointHistory(fandeck, { month, direction, cursor }, options),
    ...POINTS_CHANGED,
  )
