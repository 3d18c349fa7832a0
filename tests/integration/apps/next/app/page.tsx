import { dropQuery } from '@fandeck/react/queries'
import { createFandeck } from '@fandeck/sdk'
import { DropSummary } from '@fandeck/widgets'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { Providers } from './providers'
import { Sale } from './sale'

// The state of a drop depends on the time of the request.
export const dynamic = 'force-dynamic'

// Outside of the component, because a render has no clock.
async function load() {
  const queryClient = new QueryClient()
  const fandeck = createFandeck({ marketUrl: 'https://api.example', cdnUrl: 'https://api.example/cdn' })
  await queryClient.prefetchQuery(dropQuery(fandeck, { dropId: 101 }))
  return { state: dehydrate(queryClient), renderedAt: Date.now() }
}

export default async function Page() {
  const { state, renderedAt } = await load()
  return (
    <Providers state={state} renderedAt={renderedAt}>
      <DropSummary dropId={101} href="#sale" />
      <main id="sale">
        <Sale dropId={101} />
      </main>
    </Providers>
  )
}
