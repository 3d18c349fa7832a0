import { checkLevel, isVerifiedLevel } from '@fandeck/sdk'
import { useSession } from './useSession.ts'

/** The level of the member, whether the identity is verified, and whether a list of levels lets the member pass (S6.9). */
export function useLevel(allowed?: readonly string[]) {
  const level = useSession((session) => session.level)
  const unexpired = useSession((session) => session.loggedIn)
  return {
    level,
    verified: unexpired && isVerifiedLevel(level),
    allowed: checkLevel({ level, unexpired }, allowed),
  }
}
