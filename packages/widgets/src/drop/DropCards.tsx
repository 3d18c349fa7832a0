import { Card } from '../card/Card.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { grouped } from '../drop-model/drop-text.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import './DropBody.css'

/** What may be in a pack. */
export function DropCards() {
  const messages = useDropMessages()
  const { information } = useDropModel()
  const cards = information?.cards ?? []
  if (cards.length === 0) return null
  return (
    <section className="fandeck-drop__section">
      <h2 className="fandeck-title-3">{messages['drop.cards']}</h2>
      <ul className="fandeck-drop__cards">
        {cards.map((card) => (
          <li key={card.cardId}>
            <Card art={card.image} name={card.cardName} finish={card.editionTitle} />
            <p className="fandeck-drop__card-name">{card.cardName}</p>
            <p className="fandeck-caption">
              {messages['drop.edition']({ finish: card.editionTitle, total: grouped(card.editionTotal) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
