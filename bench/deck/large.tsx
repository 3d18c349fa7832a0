// A deck whose answers come from a server at the address that `start` gets.
import '@fandeck/widgets/styles.css'
import { FandeckProvider } from '@fandeck/react'
import { CardDeck } from '@fandeck/widgets'
import { createRoot } from 'react-dom/client'
import { deckKit, PACKS } from '../../packages/widgets/src/card-deck/deck.fixtures.tsx'

function start(api: string) {
  const kit = deckKit()
  const forwarded = ({ path, query }: { path: string; query: URLSearchParams }) =>
    // A copy, because the kit dates its replies.
    fetch(`${api}${path}?${query}`).then(({ body, headers }) => new Response(body, { headers }))
  for (const path of ['/card/metadata/:pack', '/card/metadata/:pack/my'])
    kit.server.on(`GET ${path}`, forwarded)
  createRoot(document.getElementById('root') ?? document.body).render(
    <FandeckProvider fandeck={kit.fandeck}>
      <CardDeck packs={PACKS} />
    </FandeckProvider>,
  )
}
Object.assign(globalThis, { start })
