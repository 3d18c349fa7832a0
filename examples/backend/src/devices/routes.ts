import { endDeviceEndpoint, endOtherDevicesEndpoint, getDevicesEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { devicesOf, endDevice, endOtherDevices } from './service.ts'

/** The devices on which a member is signed in (S1.7). */
export function devicesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getDevicesEndpoint, async ({ caller }) => ({ rows: await devicesOf(backend, caller) }))
  serve(endDeviceEndpoint, ({ caller, params }) => endDevice(backend, caller, params.deviceId))
  serve(endOtherDevicesEndpoint, async ({ caller }) => ({ ended: await endOtherDevices(backend, caller) }))
  return app
}
