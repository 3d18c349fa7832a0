import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { endDeviceEndpoint, endOtherDevicesEndpoint, getDevicesEndpoint } from './devices.endpoints.ts'
import { Device } from './devices.schema.ts'
import { endDevice, endOtherDevices, getDevices } from './devices.ts'

const ID = '0c5f0a52-7b3f-4b1e-9a4e-2f6f5a1d7c10'
const DEVICE: Device = {
  deviceId: ID,
  kind: 'phone',
  system: 'iOS',
  browser: 'Safari',
  usedAt: NOON,
  current: true,
}

test('devices are read by their wire names', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getDevicesEndpoint, { rows: [DEVICE] })
  expect(await getDevices(fandeck)).toEqual([DEVICE])
  expect(z.encode(Device, DEVICE)).toEqual({
    device_id: ID,
    device_type: 'M',
    os_name: 'iOS',
    browser_name: 'Safari',
    used_dttm: '2026-11-20 12:00:00',
    current_yn: 'Y',
  })
})

test('S8.7 one device or all others are ended; a refusal is resolved', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(endDeviceEndpoint, undefined)
  server.answer(endOtherDevicesEndpoint, { ended: 2 })
  expect(await endDevice(fandeck, { deviceId: ID })).toEqual({ data: undefined })
  expect(await endOtherDevices(fandeck)).toEqual({ data: { ended: 2 } })
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /mypage/device/${ID}`,
    'DELETE /mypage/device',
  ])
  server.answer(endDeviceEndpoint, () => refuse(404, '찾을 수 없어요.', 'NOT_FOUND'))
  expect(await endDevice(fandeck, { deviceId: ID })).toMatchObject({ error: '찾을 수 없어요.' })
})

test('devices need a session', async () => {
  const { fandeck, server } = testKit()
  const calls = [getDevices(fandeck), endDevice(fandeck, { deviceId: ID }), endOtherDevices(fandeck)]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})
