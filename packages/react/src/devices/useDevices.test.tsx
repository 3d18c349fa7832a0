import type { Device } from '@fandeck/sdk/devices'
import { testKit } from '@fandeck/sdk/testing'
import { endDeviceEndpoint, endOtherDevicesEndpoint, getDevicesEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useDevices, useEndDevice, useEndOtherDevices } from './useDevices.ts'

const device = (end: number): Device => ({
  deviceId: `0c5f0a52-7b3f-4b1e-9a4e-2f6f5a1d7c1${end}`,
  kind: 'computer',
  system: 'Windows',
  browser: 'Edge',
  usedAt: 0,
  current: end === 0,
})

test('an ended device leaves the list; then all others do', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  let rows = [device(0), device(1), device(2)]
  server.answer(getDevicesEndpoint, () => ({ rows }))
  server.answer(endDeviceEndpoint, () => {
    rows = [device(0), device(2)]
    return undefined
  })
  server.answer(endOtherDevicesEndpoint, () => {
    rows = [device(0)]
    return { ended: 1 }
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const use = () => ({ devices: useDevices().data, one: useEndDevice(), others: useEndOtherDevices() })
  const { result } = renderHook(use, { wrapper })
  await waitFor(() => expect(result.current.devices).toHaveLength(3))
  await act(() => result.current.one.mutateAsync({ deviceId: device(1).deviceId }))
  await waitFor(() => expect(result.current.devices).toEqual([device(0), device(2)]))
  await act(() => result.current.others.mutateAsync())
  await waitFor(() => expect(result.current.devices).toEqual([device(0)]))
  expect(result.current.others.data).toEqual({ data: { ended: 1 } })
})
