import type { AuthProviders } from '@fandeck/sdk/auth'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { providersQuery } from './auth.queries.ts'

/** Fetches the auth server's sign-in providers, by id; `null` after a failure (S7.61). */
export const useProviders = <Selected = AuthProviders | null>({
  query,
}: WithQuery<AuthProviders | null, Selected> = {}) => usePublicQuery(providersQuery(useFandeck()), query)
