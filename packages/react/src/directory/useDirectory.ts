import type { CardFilter, CommonCode, Ranked, Shop } from '@fandeck/sdk/directory'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { commonCodesQuery, filterFormQuery, rankingQuery, shopQuery } from './directory.queries.ts'

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
}: { kind?: string | undefined } & WithQuery<Ranked[], Selected> = {}) =>
  usePublicQuery(rankingQuery(useFandeck(), of), query)

/**
 * Fetches the name, the company, the packs, the return teams, the providers and the parts of the shop; `null` for a
 * backend that does not describe it.
 */
export const useShop = <Selected = Shop | null>({ query }: WithQuery<Shop | null, Selected> = {}) =>
  usePublicQuery(shopQuery(useFandeck()), query)

/** Fetches the filters of a collection's card grid, or of all collections (S7.25). */
export const useFilterForm = <Selected = CardFilter[]>({
  query,
  ...of
}: { collectionLink?: string | undefined } & WithQuery<CardFilter[], Selected> = {}) =>
  usePublicQuery(filterFormQuery(useFandeck(), of), query)
