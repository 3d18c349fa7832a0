import { type PrintedCard, printOf } from '@fandeck/sdk/cards'
import type { CardFacts } from './card-props.ts'

/** The parts of a design, or of a member's copy, that a card shows. */
export type DrawableCard = PrintedCard

/** Returns the printed facts of a design or of a member's copy, in the colours of its team. */
export const drawnCard: (card: DrawableCard) => CardFacts = printOf
