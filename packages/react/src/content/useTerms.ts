import { agreeTerms, getTerms, type TermsDiv } from '@fandeck/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** The terms of a kind that hold now; `null` when there are none. */
export function useTerms(div: TermsDiv) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.terms(div),
    queryFn: async () => (await getTerms(fandeck, { div })) ?? null,
  })
}

/** Records the member's agreement. */
export function useAgreeTerms() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { div: TermsDiv; agreed?: boolean }) => agreeTerms(fandeck, options),
  })
}
