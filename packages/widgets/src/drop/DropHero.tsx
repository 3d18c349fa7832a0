import { forwardRef, type ReactNode } from 'react'
import { FrontCard } from '../card/FrontCard.tsx'
import { dropCard } from '../drop-model/drop-card.ts'
import { useDropModel } from '../drop-model/drop-context.ts'
import { CardFan } from '../primitives/card-fan/CardFan.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import './DropPurchase.css'

/** The props of the picture of a drop. */
export interface DropHeroProps extends PartProps {
  /** Overlays the picture, in white. */
  header?: ReactNode
  /** Shows the first card alone instead of three. @default false */
  single?: boolean | undefined
}

/** Three cards of the pack, or the first one alone, over a blurred picture of the drop. */
export const DropHero = /* @__PURE__ */ forwardRef<HTMLElement, DropHeroProps>(function DropHero(
  { header, single = false, ...root },
  ref,
) {
  const { information } = useDropModel()
  const [front, left, right] = information?.cards ?? []
  const cards = [left, front, right].map(
    (card) => card && <FrontCard key={card.cardId} {...dropCard(card)} sub={information?.title} />,
  )
  return (
    <Part base="fandeck-drop__hero" {...root} ref={ref}>
      <Image
        className="fandeck-drop__light"
        src={information?.thumb}
        alt=""
        loading="eager"
        fetchPriority="high"
      />
      {front && (
        <div className="fandeck-drop__fan">
          {single ? cards[1] : <CardFan width={176}>{[cards[0], cards[1], cards[2]]}</CardFan>}
        </div>
      )}
      {header && <div className="fandeck-drop__header fandeck-on-art">{header}</div>}
    </Part>
  )
})
