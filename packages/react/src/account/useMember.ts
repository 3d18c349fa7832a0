import type { Member } from '@fandeck/sdk/account'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { memberQuery } from './account.queries.ts'

/** Fetches the member with points and wallet once signed in (S7.34, S7.35). */
export const useMember = <Selected = Member>(options: WithQuery<Member, Selected> = {}) =>
  useOwnQuery(memberQuery, options)
