import { type Fandeck, getAuthProviders } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../internal/query-keys.ts'

/** Query options of the auth server's sign-in providers, by id; `null` after a failure (S7.61). */
export const providersQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: publicKey('auth-providers'),
    queryFn: async () => (await getAuthProviders(fandeck)) ?? null,
  })
