export type { QueryLike } from '../primitives/query-state/QueryState.tsx'
export { ListState, type ListStateProps } from './ListState.tsx'
