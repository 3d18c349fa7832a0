export { type DropLink, DropRow, DropSummary, type DropSummaryProps } from './DropSummary.tsx'
