import { getDropsInformation } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Every drop's title, picture and cards; the numbers of one come from `useDrop`. */
export function useDrops() {
  const fandeck = useFandeck()
  return useQuery({ queryKey: queryKeys.dropsInformation(), queryFn: () => getDropsInformation(fandeck) })
}
