import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getCommonCodesEndpoint, getFilterFormEndpoint, getRankingEndpoint } from './directory.endpoints.ts'
import type { CardFilter, CommonCode, Ranked } from './directory.schema.ts'

/** Returns the common codes of a group, sorted; an unknown group has none (S7.23, D38). */
export const getCommonCodes = async (
  fandeck: Fandeck,
  query: { groupId: string },
  options?: CallOptions,
): Promise<CommonCode[]> =>
  (await call(fandeck, getCommonCodesEndpoint, { query }, options)).toSorted((a, b) => a.sort - b.sort)

/** Returns a ranking, best first; that of collectors when `kind` is omitted (S7.24, D38). */
export const getRanking = (
  fandeck: Fandeck,
  query: { kind?: string | undefined } = {},
  options?: CallOptions,
): Promise<Ranked[]> => call(fandeck, getRankingEndpoint, { query }, options)

/** Returns the filters of a collection's card grid, or of all collections (S7.25, D38). */
export const getFilterForm = async (
  fandeck: Fandeck,
  query: { collectionLink?: string | undefined } = {},
  options?: CallOptions,
): Promise<CardFilter[]> => (await call(fandeck, getFilterFormEndpoint, { query }, options)).filters
