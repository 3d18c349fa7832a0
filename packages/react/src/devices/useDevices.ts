import { type Device, endDevice, endOtherDevices, type Fandeck, type MyPageAnswer } from '@fandeck/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { devicesQuery } from './devices.queries.ts'

/** Fetches the devices on which the member is signed in: this one first, then the last used (S1.7). */
export const useDevices = <Selected = Device[]>({ query }: WithQuery<Device[], Selected> = {}) =>
  useMemberQuery(devicesQuery(useFandeck()), query)

/** Pending until the devices have been fetched again. */
function useEnding<Options, Data>(end: (fandeck: Fandeck, options: Options) => Promise<MyPageAnswer<Data>>) {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (options: Options) => end(fandeck, options),
    scope: { id: 'fandeck-devices' },
    onSuccess: () => cache.invalidateQueries({ queryKey: memberKey('devices') }),
  })
}

/** Returns a mutation that signs the member out on one device; `data.error` is the server's message (S1.7, D64). */
export const useEndDevice = () => useEnding(endDevice)

/** Returns a mutation that signs the member out on every other device; `data.error` as in `useEndDevice` (S1.7). */
export const useEndOtherDevices = () =>
  useEnding<void, { ended: number }>((fandeck) => endOtherDevices(fandeck))
