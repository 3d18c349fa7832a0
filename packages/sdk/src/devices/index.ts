export type { Device } from './devices.schema.ts'
export { endDevice, endOtherDevices, getDevices } from './devices.ts'
