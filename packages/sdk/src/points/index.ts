/**
 * The member's points and their history.
 *
 * @module
 */
export type { PointChange, Points } from './points.schema.ts'
export {
  getPointHistory,
  getPoints,
  type PointHistoryOptions,
  type PointHistoryPage,
} from './points.ts'
