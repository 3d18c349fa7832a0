import type { FaqList } from '@fandeck/sdk/support'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { faqsQuery } from './support.queries.ts'

/** Fetches the questions of a category, or all (S2.3, D25). */
export const useFaqs = <Selected = FaqList>({
  category,
  query,
}: { category?: string | undefined } & WithQuery<FaqList, Selected> = {}) =>
  usePublicQuery(faqsQuery(useFandeck(), { category }), query)
