import { useFandeck } from '@fandeck/react'
import { type Fandeck, isFandeckError } from '@fandeck/sdk'
import { getSharedFormation } from '@fandeck/sdk/campaigns'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '../../router/Router.tsx'

/** The query of an address that shares a formation. */
const SHARE = 'share'

/** Returns the path with the query that shares a formation. */
export const sharedPath = (path: string, shareKey: string): string =>
  `${path}?${new URLSearchParams({ [SHARE]: shareKey })}`

/** Reads the formation that an address shares; `null` without one, and for one that does not exist. */
export const sharedQuery = (
  fandeck: Fandeck,
  { slug, search }: { slug: string; search: URLSearchParams },
) => {
  const shareKey = search.get(SHARE)
  return queryOptions({
    queryKey: ['site', 'shared-formation', slug, shareKey],
    queryFn: async ({ signal }) => {
      if (shareKey === null) return null
      try {
        return await getSharedFormation(fandeck, { slug, shareKey }, { signal })
      } catch (error) {
        // A link from a chat may be torn; the page of the campaign is shown all the same.
        if (isFandeckError(error, 'campaigns/not-found')) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns the formation that the current address shares. */
export function useSharedFormation(slug: string) {
  const { search } = useLocation()
  const fandeck = useFandeck()
  return useQuery(sharedQuery(fandeck, { slug, search: new URLSearchParams(search) })).data
}
