import type { Overview } from '@fandeck/sdk/overview'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { overviewQuery } from './overview.queries.ts'

/**
 * Fetches what waits for the member: closed packs, benefits, players to recruit, and the marked originals; fetches again
 * when one of them changes (D109).
 */
export const useOverview = <Selected = Overview>(options: WithQuery<Overview, Selected> = {}) =>
  useOwnQuery(overviewQuery, options)
