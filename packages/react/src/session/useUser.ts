import type { SessionUser } from '@fandeck/sdk'
import { useSession } from './useSession.ts'

/** Who is logged in; `undefined` for nobody, and until the member's data has arrived. */
export const useUser = (): SessionUser | undefined => useSession((session) => session.user)
