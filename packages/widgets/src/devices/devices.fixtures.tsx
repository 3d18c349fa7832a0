import { FandeckProvider } from '@fandeck/react'
import type { Device } from '@fandeck/sdk/devices'
import type { LoginMethod } from '@fandeck/sdk/logins'
import { type Handler, NOON, ok, testKit } from '@fandeck/sdk/testing'
import {
  DeviceListReply,
  EndedDevicesReply,
  endDeviceEndpoint,
  getLoginMethodsEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`

export const DEVICES: Device[] = [
  { deviceId: idOf(1), kind: 'phone', system: 'iOS', browser: 'Safari', usedAt: NOON, current: true },
  {
    deviceId: idOf(2),
    kind: 'computer',
    system: 'macOS',
    browser: 'Chrome',
    usedAt: NOON - 3_600_000,
    current: false,
  },
  {
    deviceId: idOf(3),
    kind: 'unknown',
    system: null,
    browser: null,
    usedAt: NOON - 86_400_000,
    current: false,
  },
]

export interface DevicesKitOptions {
  devices?: readonly Device[]
  loggedIn?: boolean
  /** The linked logins. @default an email address */
  methods?: readonly LoginMethod['kind'][]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose signed-in devices the server ends. */
export function devicesKit({
  devices = DEVICES,
  loggedIn = true,
  methods = ['email'],
  on = {},
}: DevicesKitOptions = {}) {
  const kit = testKit({ loggedIn })
  const { server } = kit
  server.answer(getLoginMethodsEndpoint, {
    rows: methods.map((kind) => ({ kind, account: null, removable: true })),
  })
  let rows = [...devices]
  server.on('GET /mypage/device', () => ok(DeviceListReply, { rows }))
  server.answer(endDeviceEndpoint, ({ path }) => {
    rows = rows.filter(({ deviceId }) => !path.endsWith(deviceId))
    return undefined
  })
  server.on('DELETE /mypage/device', () => {
    const ended = rows.length - 1
    rows = rows.filter(({ current }) => current)
    return ok(EndedDevicesReply, { ended })
  })
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function DevicesStory({ children, ...options }: DevicesKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => devicesKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
