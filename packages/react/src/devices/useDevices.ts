import { type Device, endDevice, endOtherDevices } from '@fandeck/sdk/devices'
import { useChange } from '../internal/use-change.ts'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { devicesQuery } from './devices.queries.ts'

/** Fetches the devices on which the member is signed in: this one first, then the last used (S1.7). */
export const useDevices = <Selected = Device[]>(options: WithQuery<Device[], Selected> = {}) =>
  useOwnQuery(devicesQuery, options)

/** Returns a mutation that signs the member out on one device; `data.error` is the server's message (S1.7, D64). */
export const useEndDevice = () => useChange(endDevice, 'devices')

/** Returns a mutation that signs the member out on every other device; `data.error` as in `useEndDevice` (S1.7). */
export const useEndOtherDevices = () =>
  useChange<void, { ended: number }>((fandeck) => endOtherDevices(fandeck), 'devices')
