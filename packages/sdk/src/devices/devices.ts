import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { endDeviceEndpoint, endOtherDevicesEndpoint, getDevicesEndpoint } from './devices.endpoints.ts'
import type { Device } from './devices.schema.ts'

/**
 * Returns the devices on which the member is signed in: this one first, then the last used.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const [here, ...others] = await getDevices(fandeck)
 * @see S1.7
 */
export async function getDevices(fandeck: Fandeck, options?: CallOptions): Promise<Device[]> {
  return (await call(fandeck, getDevicesEndpoint, {}, options)).rows
}

/**
 * Signs the member out on one device, and on the brand's pages and wallets that were opened there. Its access token
 * lasts for up to half an hour. Resolves `{ error, code }` with the server's message after a refusal.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await endDevice(fandeck, { deviceId })
 * @see S1.7, S8.7, D64
 */
export const endDevice = (
  fandeck: Fandeck,
  params: { deviceId: string },
  options?: CallOptions,
): Promise<MyPageAnswer> => answerOf(call(fandeck, endDeviceEndpoint, { params }, options))

/** Signs the member out on every device but this one; returns how many. Resolves refusals as `endDevice` (S1.7). */
export const endOtherDevices = (
  fandeck: Fandeck,
  options?: CallOptions,
): Promise<MyPageAnswer<{ ended: number }>> => answerOf(call(fandeck, endOtherDevicesEndpoint, {}, options))
