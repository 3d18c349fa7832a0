import type { Banner } from '@fandeck/sdk/content'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { bannersQuery } from './content.queries.ts'

/** Fetches the current banners of the main page, sorted (S7.12). */
export const useBanners = <Selected = Banner[]>({ query }: WithQuery<Banner[], Selected> = {}) =>
  usePublicQuery(bannersQuery(useFandeck()), query)
