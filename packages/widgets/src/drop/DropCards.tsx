import { forwardRef } from 'react'
import { FrontCard } from '../card/FrontCard.tsx'
import { dropCard } from '../drop-model/drop-card.ts'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { grouped } from '../primitives/grouped.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import './DropBody.css'

/** The cards that a pack can contain. */
export const DropCards = /* @__PURE__ */ forwardRef<HTMLElement, HeadedPartProps>(function DropCards(
  { headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useDropMessages()
  const { information } = useDropModel()
  const cards = information?.cards ?? []
  if (cards.length === 0) return null
  return (
    <Part tag="section" base="fandeck-drop__section" {...root} ref={ref}>
      <Heading className="fandeck-title-3">{messages['drop.cards']}</Heading>
      <ul className="fandeck-drop__cards">
        {cards.map((card) => (
          <li key={card.cardId}>
            <FrontCard {...dropCard(card)} />
            <p className="fandeck-drop__card-name">{card.cardName}</p>
            <p className="fandeck-caption">
              {messages['drop.edition']({ finish: card.editionTitle, total: grouped(card.editionTotal) })}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
})
