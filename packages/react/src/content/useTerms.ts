import { agreeTerms, getTerms, getTermsVersions, getWalletTerms, type TermsDiv } from '@fandeck/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** The terms of a kind that hold now, the wallet's own under `W`; `null` when there are none. */
export function useTerms(div: TermsDiv) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.terms(div),
    queryFn: async () => (await (div === 'W' ? getWalletTerms(fandeck) : getTerms(fandeck, { div }))) ?? null,
  })
}

/** Every version of a kind of terms, newest first. */
export function useTermsVersions(div: TermsDiv) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.termsVersions(div),
    queryFn: () => getTermsVersions(fandeck, { div }),
  })
}

/** Records the member's agreement. */
export function useAgreeTerms() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { div: TermsDiv; agreed?: boolean }) => agreeTerms(fandeck, options),
  })
}
