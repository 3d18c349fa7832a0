/**
 * What the member did, newest first.
 *
 * @module
 */
export type { Activity } from './activity.schema.ts'
export { type ActivityPage, getActivity } from './activity.ts'
