export type { Activity } from './activity.schema.ts'
export { type ActivityPage, getActivity } from './activity.ts'
