export { PointHistory, type PointHistoryProps } from './PointHistory.tsx'
