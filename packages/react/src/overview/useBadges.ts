import type { Badge } from '@fandeck/sdk/overview'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { badgesQuery } from './overview.queries.ts'

/**
 * Fetches what the member has completed, the newest first: sets of cards, emblems of missions, and elevens; fetches again
 * when the member has other cards or saves a formation (D112).
 */
export const useBadges = <Selected = Badge[]>(options: WithQuery<Badge[], Selected> = {}) =>
  useOwnQuery(badgesQuery, options)
