import { agreeTerms, getTerms, getTermsVersions, getWalletTerms, type TermsKind } from '@fandeck/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** The terms of a kind that hold now, the wallet's own under `wallet`; `null` when there are none. */
export function useTerms(kind: TermsKind) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.terms(kind),
    queryFn: async () =>
      (await (kind === 'wallet' ? getWalletTerms(fandeck) : getTerms(fandeck, { kind }))) ?? null,
  })
}

/** Every version of a kind of terms, newest first. */
export function useTermsVersions(kind: TermsKind) {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: queryKeys.termsVersions(kind),
    queryFn: () => getTermsVersions(fandeck, { kind }),
  })
}

/** Records the member's agreement. */
export function useAgreeTerms() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { kind: TermsKind; agreed?: boolean }) => agreeTerms(fandeck, options),
  })
}
