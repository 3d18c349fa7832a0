import { checkLevel, isVerifiedLevel } from '@fandeck/sdk'
import { useSession } from './useSession.ts'

/** Returns the member's level, whether it is verified, and whether a list of levels admits the member (S6.9). */
export function useLevel(allowed?: readonly string[]) {
  const level = useSession((session) => session.level)
  const unexpired = useSession((session) => session.loggedIn)
  return {
    level,
    verified: unexpired && isVerifiedLevel(level),
    allowed: checkLevel({ level, unexpired }, allowed),
  }
}
