export { ActivityList, type ActivityListProps } from './ActivityList.tsx'
