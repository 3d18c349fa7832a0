import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  natural,
  seoulTime,
  text,
  textOrNone,
  wireObject,
  yesNo,
} from '../http/wire.ts'

/** The id of a signed-in device. */
export const DeviceId = text({ min: 36, max: 36, pattern: /^[0-9a-f-]+$/ })

/** The kind of a device. */
export const DeviceKind = letters({ M: 'phone', T: 'tablet', D: 'computer', U: 'unknown' })

/** A device on which the member is signed in; `system` and `browser` are names such as `iOS` and `Safari`. */
export interface Device {
  deviceId: string
  kind: 'unknown' | 'phone' | 'tablet' | 'computer'
  /** Such as `iOS`. */
  system?: string | null | undefined
  /** Such as `Safari`. */
  browser?: string | null | undefined
  /** When it was last used, epoch ms. */
  usedAt: number
  /** Whether it is the device of this session. */
  current: boolean
}
/** The schema of `Device`. */
export const Device = wireObject({
  deviceId: ['device_id', z.string()],
  kind: ['device_type', DeviceKind],
  system: ['os_name', textOrNone],
  browser: ['browser_name', textOrNone],
  usedAt: ['used_dttm', seoulTime],
  current: ['current_yn', yesNo],
}) satisfies Codec<Device>

/** GET /mypage/device: this device first, then the last used. */
export const DeviceListReply = wireObject({ rows: ['list', lenientList(Device)] })

/** DELETE /mypage/device. */
export const EndedDevicesReply = wireObject({ ended: ['ended_sessions', natural] })
