import { aDropInformation, testKit } from '@fandeck/sdk/testing'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dropsInformationQuery } from './drops/drops.queries.ts'
import { useDrops } from './drops/useDrops.ts'
import { favouritesQuery } from './favourites/favourites.queries.ts'
import { useFavourites } from './favourites/useFavourites.ts'
import { FandeckProvider } from './provider/FandeckProvider.tsx'

const former = aDropInformation({ title: 'former' })
const next = aDropInformation({ title: 'next' })

function Part() {
  const { data: drops } = useDrops()
  const { data: favourites } = useFavourites()
  return (
    <p>
      {drops ? <b>{drops.map(({ title }) => title).join()}</b> : <i>loading</i>}
      {favourites && <b>favourites</b>}
    </p>
  )
}

interface Case {
  prefetched: boolean
  renderedAt: number | undefined
}

/** Hydrates a part whose script arrives after new data, and returns what it showed. */
async function hydrateLate({ prefetched, renderedAt }: Case) {
  const { fandeck } = testKit({ loggedIn: true })
  const cacheOf = () => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    if (prefetched) cache.setQueryData(dropsInformationQuery(fandeck).queryKey, [former])
    return cache
  }
  const page = (client: typeof fandeck, cache: QueryClient, Shown: ComponentType) => (
    <FandeckProvider fandeck={client} queryClient={cache} renderedAt={renderedAt}>
      <Suspense>
        <Shown />
      </Suspense>
    </FandeckProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(testKit().fandeck, cacheOf(), Part))

  let load = (_: { default: ComponentType }) => {}
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)))
  const cache = cacheOf()
  const problems: string[] = []
  const root = await act(() =>
    hydrateRoot(container, page(fandeck, cache, Late), {
      onRecoverableError: () => problems.push('mismatch'),
    }),
  )
  const before = container.textContent
  cache.setQueryData(dropsInformationQuery(fandeck).queryKey, [next])
  cache.setQueryData(favouritesQuery(fandeck).queryKey, [])
  await act(async () => load({ default: Part }))
  const after = container.textContent
  await act(() => root.unmount())
  return { before, after, problems }
}

test.each([
  ['has no data', { prefetched: false, renderedAt: 1 }, 'loading', []],
  ['has former data', { prefetched: true, renderedAt: 1 }, 'former', []],
  ['control: without renderedAt', { prefetched: false, renderedAt: undefined }, 'loading', ['mismatch']],
])(
  'S10.2 a part that loads after new data hydrates the server’s HTML, which %s',
  async (_, given, before, problems) => {
    expect(await hydrateLate(given)).toEqual({ before, after: 'nextfavourites', problems })
  },
)

test('S10.2 data of a HydrationBoundary below the provider is the server’s', async () => {
  const { fandeck } = testKit()
  const server = new QueryClient()
  server.setQueryData(dropsInformationQuery(fandeck).queryKey, [former], { updatedAt: 1 })
  const page = (
    <FandeckProvider fandeck={fandeck} queryClient={new QueryClient()} renderedAt={2}>
      <HydrationBoundary state={dehydrate(server)}>
        <Part />
      </HydrationBoundary>
    </FandeckProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = '<p><b>former</b></p>'
  const problems: string[] = []
  const root = await act(() =>
    hydrateRoot(container, page, { onRecoverableError: () => problems.push('mismatch') }),
  )
  expect([container.textContent, problems]).toEqual(['former', []])
  await act(() => root.unmount())
})
