// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { anEvent, NOON, testKit } from '@fandeck/sdk/testing'
import { getEventsEndpoint } from '@fandeck/sdk/wire'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createCache } from '../query-client.ts'
import { SiteLink } from './SiteLink.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

interface Observed {
  margin: string | undefined
  show(isIntersecting: boolean): void
}

test('S9.8 a link within 200 px of the viewport prefetches the data of its page once', async () => {
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
  const root = createRoot(document.body.appendChild(document.createElement('div')))
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
  expect(server.requests).toEqual([])
  link?.show(true)
  await vi.waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual([getEventsEndpoint.path]))
  act(() => root.unmount())
})
