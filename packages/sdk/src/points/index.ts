export type { PointChange, Points } from './points.schema.ts'
export {
  getPointHistory,
  getPoints,
  type PointHistoryOptions,
  type PointHistoryPage,
} from './points.ts'
