import { getBanners } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** The banners of the main page that hold now, in order. */
export function useBanners() {
  const fandeck = useFandeck()
  return useQuery({ queryKey: queryKeys.banners(), queryFn: () => getBanners(fandeck) })
}
