import { agreeTerms, type Terms, type TermsKind } from '@fandeck/sdk/content'
import { useCall } from '../internal/use-call.ts'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { termsQuery, termsVersionsQuery } from './content.queries.ts'

/** Identifies a kind of terms. */
export interface TermsRef {
  kind: TermsKind
}

/** Fetches the terms of a kind in force; `null` when there are none (S7.18, S7.20). */
export const useTerms = <Selected = Terms | null>({
  kind,
  query,
}: TermsRef & WithQuery<Terms | null, Selected>) => usePublicQuery(termsQuery(useFandeck(), { kind }), query)

/** Fetches all versions of a kind of terms, newest first (S7.18). */
export const useTermsVersions = <Selected = Terms[]>({
  kind,
  query,
}: TermsRef & WithQuery<Terms[], Selected>) =>
  usePublicQuery(termsVersionsQuery(useFandeck(), { kind }), query)

/** Returns a mutation that records or withdraws the member's consent (S7.21). */
export const useAgreeTerms = () => useCall(agreeTerms)
