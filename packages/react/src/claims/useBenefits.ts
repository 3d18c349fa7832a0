import type { Benefit } from '@fandeck/sdk/claims'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { benefitsQuery } from './claims.queries.ts'

/** Fetches the benefits that the member can use; refetches after one has been completed (S4.28, S7.2). */
export const useBenefits = <Selected = Benefit[]>(options: WithQuery<Benefit[], Selected> = {}) =>
  useOwnQuery(benefitsQuery, options)
