import '@fandeck/widgets/styles.css'
import { FandeckProvider } from '@fandeck/react'
import { aDrawnCard, ok, testKit } from '@fandeck/sdk/testing'
import { OpenReply } from '@fandeck/sdk/wire'
import { Card, Drawer, PackReveal } from '@fandeck/widgets'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { art } from './art.ts'

const FINISHES = ['SIGN', 'PRISM', 'FOIL', 'BASIC', 'FOIL', 'BASIC']
const cards = FINISHES.map((editionTitle, at) =>
  aDrawnCard({ cardId: at, edition: at + 1, editionTitle, image: art(at) }),
)
const kit = testKit({ loggedIn: true })
kit.server.on('POST /minting/order/:id/open', () => ok(OpenReply, { orderId: 'order-1', dropId: 1, cards }))

const nothing = () => {}

function Page() {
  const [shown, setShown] = useState('')
  const [turned, setTurned] = useState(false)
  return (
    <>
      {['reveal', 'drawer', 'flip'].map((name) => (
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
