import type { Fandeck } from '@fandeck/sdk'
import { getAuthProviders } from '@fandeck/sdk/auth'
import { publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of the auth server's sign-in providers, by id; `null` after a failure (S7.61). */
export const providersQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: publicKey('auth-providers'),
    queryFn: async () => (await getAuthProviders(fandeck)) ?? null,
  })
