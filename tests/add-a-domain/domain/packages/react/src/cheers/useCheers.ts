import { type Cheer, sendCheer } from '@fandeck/sdk/cheers'
import { useCall } from '../internal/use-call.ts'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { cheersQuery } from './cheers.queries.ts'

/** Fetches the cheers on the wall, newest first. */
export const useCheers = <Selected = Cheer[]>({ query }: WithQuery<Cheer[], Selected> = {}) =>
  usePublicQuery(cheersQuery(useFandeck()), query)

/** Returns a mutation that puts a cheer on the wall. */
export const useSendCheer = () => useCall(sendCheer)
