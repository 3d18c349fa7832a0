import { dropQuery } from '@fandeck/react/queries'
import { createFandeck } from '@fandeck/sdk'
import { DropSummary } from '@fandeck/widgets'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { Providers } from './providers'
import { Sale } from './sale'

async function load() {
  // The state of a drop depends on the time of the request.
  await connection()
  const queryClient = new QueryClient()
  const fandeck = createFandeck({ marketUrl: 'https://api.example', cdnUrl: 'https://api.example/cdn' })
  await queryClient.prefetchQuery(dropQuery(fandeck, { dropId: 101 }))
  return { state: dehydrate(queryClient), renderedAt: Date.now() }
}

async function Shop() {
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

export default function Page() {
  return (
    <Suspense fallback={<p>불러오는 중이에요.</p>}>
      <Shop />
    </Suspense>
  )
}
