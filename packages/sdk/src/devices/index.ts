/**
 * The devices on which the member is signed in.
 *
 * @module
 */
export type { Device } from './devices.schema.ts'
export { endDevice, endOtherDevices, getDevices } from './devices.ts'
