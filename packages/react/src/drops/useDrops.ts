import type { DropInformation } from '@fandeck/sdk/drops'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { dropsInformationQuery } from './drops.queries.ts'

/** Fetches the title, picture and cards of all drops; `useDrop` returns the numbers of one (S7.32). */
export const useDrops = <Selected = DropInformation[]>({
  query,
}: WithQuery<DropInformation[], Selected> = {}) => usePublicQuery(dropsInformationQuery(useFandeck()), query)
