import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { CardFan } from '../primitives/card-fan/CardFan.tsx'
import { Image } from '../primitives/image/Image.tsx'
import './DropPurchase.css'

/** Three cards of the pack on their own light, or the first one alone; `header` lies over it. */
export function DropHero({ header, single = false }: { header?: ReactNode; single?: boolean }) {
  const { information } = useDropModel()
  const [front, left, right] = information?.cards ?? []
  const cards = [left, front, right].map(
    (card) =>
      card && (
        <Card
          key={card.cardId}
          art={card.image}
          name={card.cardName}
          sub={information?.title}
          finish={card.editionTitle}
        />
      ),
  )
  return (
    <div className="fandeck-drop__hero">
      <Image className="fandeck-drop__light" src={information?.thumb} alt="" loading="eager" />
      {front && (
        <div className="fandeck-drop__fan">
          {single ? cards[1] : <CardFan width={176}>{[cards[0], cards[1], cards[2]]}</CardFan>}
        </div>
      )}
      {header && <div className="fandeck-drop__header fandeck-on-art">{header}</div>}
    </div>
  )
}
