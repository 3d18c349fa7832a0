/**
 * What waits for the member, and what the member has completed.
 *
 * @module
 */

export type { Badge } from './overview.badges.schema.ts'
export type { Overview, ReadyRecruits } from './overview.schema.ts'
export { getBadges, getOverview } from './overview.ts'
