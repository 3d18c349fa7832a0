export {
  type DropLink,
  DropRow,
  type DropRowProps,
  DropSummary,
  DropSummaryLoading,
  type DropSummaryProps,
} from './DropSummary.tsx'
