import { getAuthProviders } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** The ways to sign in that the auth server offers, by id; `null` when it could not say (S7.61). */
export function useProviders() {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.providers(),
    queryFn: async () => (await getAuthProviders(fandeck)) ?? null,
  })
}
