import type { SessionUser } from '@fandeck/sdk'
import { useSession } from './useSession.ts'

/** Returns the signed-in member; `undefined` when signed out and until the member's data has loaded (S3.5). */
export const useUser = (): SessionUser | undefined => useSession((session) => session.user)
