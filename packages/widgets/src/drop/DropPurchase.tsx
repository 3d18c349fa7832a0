import type { ReactNode } from 'react'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Mark } from '../primitives/brand/Mark.tsx'
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

/** The props of the ready-made drop. */
export interface DropPurchaseProps extends Omit<DropRootProps, 'children'> {
  /** Lies over the picture, white: a back button, a site's own header. */
  header?: ReactNode
}

/**
 * A drop from the first look to the opened cards.
 *
 * @example
 * <DropPurchase dropId={1} onLoginRequired={() => navigate('/account/login')} />
 */
export function DropPurchase({ header, ...root }: DropPurchaseProps) {
  return (
    <DropRoot {...root}>
      <DropHero header={header} />
      <div className="fandeck-drop__body">
        <DropTags />
        <DropTitle />
        <DropTimer />
        <DropFacts />
        <DropCards />
        <DropNotes />
        <DropPoweredBy />
      </div>
      <DropCta />
      <DropPayment />
    </DropRoot>
  )
}

/** Whose payment it is. */
export function DropPoweredBy() {
  const messages = useDropMessages()
  return (
    <p className="fandeck-drop__powered fandeck-caption">
      <Mark />
      {messages['common.poweredBy']}
    </p>
  )
}
