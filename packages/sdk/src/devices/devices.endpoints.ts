import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { DeviceId, DeviceListReply, EndedDevicesReply } from './devices.schema.ts'

/** Returns the devices on which the member is signed in (S1.7). */
export const getDevicesEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/device',
  auth: 'member',
  reply: DeviceListReply,
})

/** Signs the member out on one device; one that is signed out already stays so (S1.7). */
export const endDeviceEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/mypage/device/:deviceId',
  auth: 'member',
  params: { deviceId: DeviceId },
  reply: nothing,
})

/** Signs the member out on every device but this one (S1.7). */
export const endOtherDevicesEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/mypage/device',
  auth: 'member',
  reply: EndedDevicesReply,
})
