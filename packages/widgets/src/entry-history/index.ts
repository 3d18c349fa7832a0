export { EntryHistory, type EntryHistoryProps } from './EntryHistory.tsx'
