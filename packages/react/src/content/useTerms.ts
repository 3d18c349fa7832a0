import { agreeTerms, type Terms, type TermsKind } from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { termsQuery, termsVersionsQuery } from './content.queries.ts'

/** Names a kind of terms. */
export interface TermsRef {
  kind: TermsKind
}

/** Fetches the terms of a kind in force; `null` when there are none. */
export const useTerms = <Selected = Terms | null>({
  kind,
  query,
}: TermsRef & WithQuery<Terms | null, Selected>) => usePublicQuery(termsQuery(useFandeck(), { kind }), query)

/** Fetches every version of a kind of terms, newest first. */
export const useTermsVersions = <Selected = Terms[]>({
  kind,
  query,
}: TermsRef & WithQuery<Terms[], Selected>) =>
  usePublicQuery(termsVersionsQuery(useFandeck(), { kind }), query)

/** Records the member's consent, or its withdrawal. */
export function useAgreeTerms() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: TermsRef & { agreed?: boolean }) => agreeTerms(fandeck, options),
  })
}
