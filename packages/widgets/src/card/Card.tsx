import { forwardRef } from 'react'
import { CardBack } from './CardBack.tsx'
import type { CardProps } from './card-props.ts'
import { cardAlt, finishOf } from './card-text.ts'
import { FrontCard } from './FrontCard.tsx'
import { useCardMessages } from './use-card-messages.ts'

export type { CardFacts, CardProps, CardTeam } from './card-props.ts'

/** A card as wide as its container, from 52 to 300 px; its text scales with it. It turns to the face that is given. */
export const Card = /* @__PURE__ */ forwardRef<HTMLElement, CardProps>(function Card(props, ref) {
  const alt = cardAlt(useCardMessages(), { ...props, finish: finishOf(props.finish) })
  const back = <CardBack {...props} alt={alt} hidden={props.face !== 'back'} />
  return <FrontCard {...props} back={back} ref={ref} />
})
