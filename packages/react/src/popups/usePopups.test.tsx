import { aPopup, testKit } from '@fandeck/sdk/testing'
import { getPopupNoticesEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { usePopups } from './usePopups.ts'

test('S4.41 follows the path of the page, and closes what was closed', async () => {
  const { fandeck, server } = testKit()
  const rows = [aPopup(), aPopup({ popupId: 2, path: '/event' })]
  server.answer(getPopupNoticesEndpoint, { count: 2, rows })
  const wrapper = ({ children }: PropsWithChildren) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const { result, rerender } = renderHook(usePopups, { initialProps: { path: '/' }, wrapper })
  const ids = () => result.current.open.map(({ popupId }) => popupId)
  await waitFor(() => expect(ids()).toEqual([1]))
  act(() => result.current.close(1))
  expect(ids()).toEqual([])
  rerender({ path: '/event' })
  await waitFor(() => expect(ids()).toEqual([2]))
})
