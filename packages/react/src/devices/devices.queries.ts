import { type Fandeck, getDevices } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the devices on which the member is signed in (S1.7). */
export const devicesQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('devices'),
    queryFn: ({ signal }) => getDevices(fandeck, { signal }),
  })
