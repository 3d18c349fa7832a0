// A deck of 300 cards on an in-memory server.
import '@fandeck/widgets/styles.css'
import { CardDeck } from '@fandeck/widgets'
import { createRoot } from 'react-dom/client'
import { DeckStory, PACKS } from '../../packages/widgets/src/card-deck/deck.fixtures.tsx'

createRoot(document.getElementById('root') ?? document.body).render(
  // The member lacks the last card of each of the two packs.
  <DeckStory count={302}>
    <CardDeck packs={PACKS} />
  </DeckStory>,
)
