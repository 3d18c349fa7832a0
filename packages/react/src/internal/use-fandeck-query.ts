import type { Fandeck } from '@fandeck/sdk'
import {
  type QueryKey,
  type QueryMeta,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import { useRenderedResult } from './rendered-queries.ts'

/** Options of TanStack Query that a hook accepts, such as `enabled`, `select` or `staleTime`. */
export type QueryOverrides<Data, Selected = Data> = Omit<
  UseQueryOptions<Data, Error, Selected, QueryKey>,
  'queryKey' | 'queryFn'
>

/** The common part of a hook's parameters. */
export interface WithQuery<Data, Selected = Data> {
  query?: QueryOverrides<Data, Selected> | undefined
}

type Base<Data> = Pick<
  UseQueryOptions<Data, Error, Data, QueryKey>,
  'queryKey' | 'queryFn' | 'meta' | 'structuralSharing'
>

/** Adds the `meta` of the host; the events that invalidate the query stay. */
const metaOf = ({ meta }: Pick<Base<unknown>, 'meta'>, more: { meta?: QueryMeta | undefined } = {}) => ({
  ...more.meta,
  ...meta,
})

/** The SDK already retries; retries of the host's cache would multiply the requests. */
const defaults = { retry: false } as const

/** Runs a query of public data. */
export function usePublicQuery<Data, Selected = Data>(
  base: Base<Data>,
  overrides?: QueryOverrides<Data, Selected>,
): UseQueryResult<Selected> {
  const options = { ...defaults, ...base, ...overrides, meta: metaOf(base, overrides) }
  return useRenderedResult(options, useQuery<Data, Error, Selected, QueryKey>(options))
}

/** Runs a query of member data once signed in. */
export function useMemberQuery<Data, Selected = Data>(
  base: Base<Data>,
  overrides?: QueryOverrides<Data, Selected>,
): UseQueryResult<Selected> {
  const loggedIn = useSession((session) => session.loggedIn)
  const { enabled = true } = overrides ?? {}
  return usePublicQuery(base, { ...overrides, enabled: loggedIn && enabled !== false })
}

/** Runs a query of member data that has no parameters. */
export const useOwnQuery = <Data, Selected = Data>(
  queryOf: (fandeck: Fandeck) => Base<Data>,
  { query }: WithQuery<Data, Selected>,
): UseQueryResult<Selected> => useMemberQuery(queryOf(useFandeck()), query)
