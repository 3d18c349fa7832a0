import type { Fandeck } from '@fandeck/sdk'
import { getDevices } from '@fandeck/sdk/devices'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the devices on which the member is signed in (S1.7). */
export const devicesQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('devices'), fandeck, getDevices, 'account:password-changed')
