// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { anEvent, NOON, testKit } from '@fandeck/sdk/testing'
import { getEventsEndpoint } from '@fandeck/sdk/wire'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { placeOf } from '../pages.ts'
import { createCache } from '../query-client.ts'
import { SiteLink } from './SiteLink.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

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
  const load = vi.spyOn(placeOf('/event').page, 'load')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  act(() =>
    root.render(
      <MemoryRouter>
        <FandeckProvider fandeck={fandeck} queryClient={createCache()}>
          <SiteLink to="/event?phase=closed">이벤트</SiteLink>
        </FandeckProvider>
      </MemoryRouter>,
    ),
  )
  const [link] = observed
  expect(link?.margin).toBe('200px')
  link?.show(false)
  expect(load).not.toHaveBeenCalled()
  link?.show(true)
  // Longer than the default of one second, because the page's module is transformed first.
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 20_000)
  expect(server.requests).toEqual([])
  for (const intent of ['touchstart', 'pointerenter', 'focus']) {
    place.querySelector('a')?.dispatchEvent(new Event(intent))
  }
  await vi.waitFor(
    () => expect(server.requests.map(({ path }) => path)).toEqual([getEventsEndpoint.path]),
    20_000,
  )
  act(() => root.unmount())
})
