import '@fandeck/widgets/styles.css'
import { FandeckProvider } from '@fandeck/react'
import { aDrawnCard, aFlipSection, aFormationSection, NOON, ok, testKit } from '@fandeck/sdk/testing'
import { OpenReply } from '@fandeck/sdk/wire'
import { Card, Drawer, FlipBoard, FormationBoard, PackReveal } from '@fandeck/widgets'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BoardStory, PLAYERS, SEOUL, TEAM } from '../../packages/widgets/src/boards/board/board.fixtures.tsx'
import { art } from './art.ts'

// The first card to turn has foil and rays.
const FINISHES = ['SIGN', 'PRISM', 'FOIL', 'FOIL', 'FOIL', 'FOIL']
const cards = FINISHES.map((editionTitle, at) =>
  aDrawnCard({ cardId: at, edition: at + 1, editionTitle, image: art(at) }),
)
const kit = testKit({ loggedIn: true })
kit.server.on('POST /minting/order/:id/open', () => ok(OpenReply, { orderId: 'order-1', dropId: 1, cards }))

const players = PLAYERS.map((player) => ({ ...player, image: art(player.cardId) }))
const ids = players.map(({ cardId }) => cardId)
const slots = [2011, 2007, 2008, 2009, 2010, 2006, 2004, 2005, 2003, 2001, null]
const formation = { board: 'formation', formation: '442' as const, slots, savedAt: NOON }
const quotations = aFlipSection({
  cards: ids.slice(0, 6).map((cardId) => ({ cardId, title: '오늘도 끝까지 뛰어요.' })),
})

const nothing = () => {}

function Page() {
  const [shown, setShown] = useState('')
  const [turned, setTurned] = useState(false)
  return (
    <>
      {['reveal', 'drawer', 'flip', 'board-flip', 'drag'].map((name) => (
        <button key={name} type="button" id={name} onClick={() => setShown(name)}>
          {name}
        </button>
      ))}
      <button type="button" id="turn" onClick={() => setTurned(!turned)}>
        turn
      </button>
      <PackReveal
        open={shown === 'reveal'}
        orderId="order-1"
        count={2}
        cardsPerPack={3}
        packName="ORBLIT 1st Deck"
        onClose={nothing}
        onDone={nothing}
      />
      <Drawer open={shown === 'drawer'} onOpenChange={nothing} title="내 혜택" top={72}>
        <ul>
          {cards.map(({ cardId, image }) => (
            <li key={cardId}>
              <img src={image} alt="" width={56} />
            </li>
          ))}
        </ul>
      </Drawer>
      {shown === 'board-flip' && (
        <BoardStory designs={players}>
          <FlipBoard section={quotations} team={TEAM} />
        </BoardStory>
      )}
      {shown === 'drag' && (
        <BoardStory designs={players} state={{ formations: [formation] }}>
          <FormationBoard {...SEOUL} section={aFormationSection()} onSignIn={nothing} />
        </BoardStory>
      )}
      {shown === 'flip' && (
        <div style={{ width: 244 }}>
          <Card
            art={art(1)}
            name="소하"
            number={10}
            edition={127}
            editionTotal={1000}
            finish="PRISM"
            face={turned ? 'back' : 'front'}
            focused
          />
        </div>
      )}
    </>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(
  <FandeckProvider fandeck={kit.fandeck}>
    <Page />
  </FandeckProvider>,
)
