import { forwardRef, type ReactNode } from 'react'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Mark } from '../primitives/brand/Mark.tsx'
import { type HeadedPartProps, levelBelow } from '../primitives/part/Part.tsx'
import { DropCards } from './DropCards.tsx'
import { DropCta } from './DropCta.tsx'
import { DropFacts } from './DropFacts.tsx'
import { DropHero } from './DropHero.tsx'
import { DropNotes } from './DropNotes.tsx'
import { DropPayment } from './DropPayment.tsx'
import { DropRoot, type DropRootProps } from './DropRoot.tsx'
import { DropTags } from './DropTags.tsx'
import { DropTimer } from './DropTimer.tsx'
import { DropTitle } from './DropTitle.tsx'
import './DropBody.css'

/** The props of a complete drop. */
export interface DropPurchaseProps extends Omit<DropRootProps, 'children'>, HeadedPartProps {
  /** Overlays the picture, in white: a back button, the header of the site. */
  header?: ReactNode
}

/**
 * A complete drop: countdown, facts, purchase, payment and reveal.
 *
 * @example
 * <DropPurchase dropId={1} onLoginRequired={() => navigate('/account/login')} />
 */
export const DropPurchase = /* @__PURE__ */ forwardRef<HTMLElement, DropPurchaseProps>(function DropPurchase(
  { header, headingLevel = 1, ...root },
  ref,
) {
  return (
    <DropRoot {...root} ref={ref}>
      <DropHero header={header} />
      <div className="fandeck-drop__body">
        <DropTags />
        <DropTitle headingLevel={headingLevel} />
        <DropTimer />
        <DropFacts />
        <DropCards headingLevel={levelBelow(headingLevel)} />
        <DropNotes />
        <DropPoweredBy />
      </div>
      <DropCta />
      <DropPayment />
    </DropRoot>
  )
})

/** The mark of the payment provider. */
export function DropPoweredBy() {
  const messages = useDropMessages()
  return (
    <p className="fandeck-drop__powered fandeck-caption">
      <Mark />
      {messages['common.poweredBy']}
    </p>
  )
}
