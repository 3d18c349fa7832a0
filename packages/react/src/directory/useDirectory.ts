import type { CardFilter, CommonCode, Ranked } from '@fandeck/sdk'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { commonCodesQuery, filterFormQuery, rankingQuery } from './directory.queries.ts'

/** Fetches the common codes of a group, sorted (S7.23). */
export const useCommonCodes = <Selected = CommonCode[]>({
  groupId,
  query,
}: { groupId: string } & WithQuery<CommonCode[], Selected>) =>
  usePublicQuery(commonCodesQuery(useFandeck(), { groupId }), query)

/** Fetches a ranking, best first (S7.24). */
export const useRanking = <Selected = Ranked[]>({
  query,
  ...of
}: { kind?: string } & WithQuery<Ranked[], Selected> = {}) =>
  usePublicQuery(rankingQuery(useFandeck(), of), query)

/** Fetches the filters of a collection's card grid, or of all collections (S7.25). */
export const useFilterForm = <Selected = CardFilter[]>({
  query,
  ...of
}: { collectionLink?: string } & WithQuery<CardFilter[], Selected> = {}) =>
  usePublicQuery(filterFormQuery(useFandeck(), of), query)
