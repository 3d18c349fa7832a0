import type { DropInformation } from '@fandeck/sdk'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { dropsInformationQuery } from './drops.queries.ts'

/** Fetches every drop's title, picture and cards; `useDrop` has the numbers of one. */
export const useDrops = <Selected = DropInformation[]>({
  query,
}: WithQuery<DropInformation[], Selected> = {}) => usePublicQuery(dropsInformationQuery(useFandeck()), query)
