// @vitest-environment jsdom

import { anEvent, NOON, testKit } from '@fandeck/sdk/testing'
import { getEventsEndpoint } from '@fandeck/sdk/wire'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { allPages } from '../pages.ts'
import { createCache } from '../query-client.ts'
import { renderPage } from '../testing/render-page.tsx'
import { SiteLink } from './SiteLink.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Observed {
  margin: string | undefined
  show(isIntersecting: boolean): void
}

test('S9.8 a link within 200 px of the viewport prefetches the script of its page, and one that a visitor turns to its data, once', async () => {
  const observed: Observed[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        tell: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: IntersectionObserverInit,
      ) {
        observed.push({ margin: rootMargin, show: (isIntersecting) => tell([{ isIntersecting }]) })
      }
      observe() {}
      disconnect() {}
    },
  )
  const { fandeck, server } = testKit()
  server.answer(getEventsEndpoint, { updatedAt: NOON, events: [anEvent()] })
  const load = vi.spyOn(allPages.placeOf('/event').page, 'load')
  renderPage(<SiteLink to="/event?phase=closed">이벤트</SiteLink>, { fandeck, queryClient: createCache() })
  const [link] = observed
  expect(link?.margin).toBe('200px')
  link?.show(false)
  expect(load).not.toHaveBeenCalled()
  link?.show(true)
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(server.requests).toEqual([])
  const anchor = screen.getByRole('link', { name: '이벤트' })
  fireEvent.touchStart(anchor)
  fireEvent.pointerEnter(anchor)
  fireEvent.focus(anchor)
  await waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual([getEventsEndpoint.path]))
})
