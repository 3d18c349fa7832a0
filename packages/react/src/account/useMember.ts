import type { Member } from '@fandeck/sdk'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { memberQuery } from './account.queries.ts'

/** Fetches the member with points and wallet once signed in (S7.34, S7.35). */
export const useMember = <Selected = Member>({ query }: WithQuery<Member, Selected> = {}) =>
  useMemberQuery(memberQuery(useFandeck()), query)
