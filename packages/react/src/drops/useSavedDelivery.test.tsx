import type { Delivery } from '@fandeck/sdk'
import { aDelivery, refuse, testKit } from '@fandeck/sdk/testing'
import {
  deleteSavedDeliveryEndpoint,
  getSavedDeliveryEndpoint,
  saveDeliveryEndpoint,
} from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useDeleteSavedDelivery, useSaveDelivery, useSavedDelivery } from './useSavedDelivery.ts'

test('S3.17 a saved address shows at once, a refused one does not, and a deleted one is gone', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  let delivery: Delivery | null = null
  server.answer(getSavedDeliveryEndpoint, () => ({ delivery }))
  server.answer(saveDeliveryEndpoint, () => {
    delivery = aDelivery()
    return undefined
  })
  server.answer(deleteSavedDeliveryEndpoint, () => {
    delivery = null
    return undefined
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const use = () => ({
    saved: useSavedDelivery().data,
    save: useSaveDelivery(),
    remove: useDeleteSavedDelivery(),
  })
  const { result } = renderHook(use, { wrapper })
  await waitFor(() => expect(result.current.saved).toBeNull())
  await act(() => result.current.save.mutateAsync(aDelivery()))
  await waitFor(() => expect(result.current.saved).toEqual(aDelivery()))
  server.answer(saveDeliveryEndpoint, () => refuse(400, '다시 확인해 주세요.', 'DELIVERY_INVALID'))
  await act(() => result.current.save.mutateAsync({ ...aDelivery(), deliveryName: '다른 이름' }))
  expect(result.current.saved).toEqual(aDelivery())
  await act(() => result.current.remove.mutateAsync())
  await waitFor(() => expect(result.current.saved).toBeNull())
})
