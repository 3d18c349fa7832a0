import type { Benefit } from '@fandeck/sdk'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { benefitsQuery } from './claims.queries.ts'

/** Fetches the benefits that the member can use; refetches after one has been completed (S4.28, S7.2). */
export const useBenefits = <Selected = Benefit[]>({ query }: WithQuery<Benefit[], Selected> = {}) =>
  useMemberQuery(benefitsQuery(useFandeck()), query)
