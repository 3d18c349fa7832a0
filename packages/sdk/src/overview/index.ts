/**
 * What waits for the member.
 *
 * @module
 */

export type { Overview, ReadyRecruits } from './overview.schema.ts'
export { getOverview } from './overview.ts'
