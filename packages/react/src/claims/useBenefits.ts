import { getBenefits } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

/** The benefits that the member can use; fetched again when one has been completed (S4.28). */
export function useBenefits() {
  const fandeck = useFandeck()
  const enabled = useSession((session) => session.loggedIn)
  return useQuery({ queryKey: queryKeys.benefits(), queryFn: () => getBenefits(fandeck), enabled })
}
