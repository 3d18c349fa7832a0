export {
  type DropLink,
  DropRow,
  type DropRowProps,
  DropSummary,
  type DropSummaryProps,
} from './DropSummary.tsx'
