import { type Fandeck, loadUser } from '@fandeck/sdk'
import { queryKeys } from './query-keys.ts'

/** The one query that loads the member: whoever asks while it runs gets the same answer (S4.11). */
export const memberQuery = (fandeck: Fandeck) => ({
  queryKey: queryKeys.user(),
  queryFn: () => loadUser(fandeck),
})
