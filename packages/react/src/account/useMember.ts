import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../internal/member-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

/** The member with points and wallet; asked for only when somebody is logged in. */
export function useMember() {
  const fandeck = useFandeck()
  const enabled = useSession((session) => session.loggedIn)
  return useQuery({ ...memberQuery(fandeck), enabled })
}
