import type { SeoulDates } from '@fandeck/sdk'
import type { CardFacts } from '../card/card-props.ts'
import { editionNumber, finishOf } from '../card/card-text.ts'
import { type CardMessages, useCardMessages } from '../card/use-card-messages.ts'
import { grouped } from '../primitives/grouped.ts'
import { useDates } from '../theme/use-dates.ts'
import './CardDetail.css'

/** A card and its facts; absent facts are omitted. */
export interface DetailedCard extends CardFacts {
  position?: string | undefined
  /** The numbers of all copies that the member owns. @default the `edition` of the card */
  editions?: readonly number[] | undefined
  /** Epoch ms. */
  receivedAt?: number | undefined
}

type Fact = readonly [label: string, value: string]

interface CardFactListProps {
  card: DetailedCard
  /** Facts after those of the card. */
  more?: readonly Fact[] | undefined
}

/** The facts of a card, two in a row. */
export function CardFactList({ card, more = [] }: CardFactListProps) {
  const facts = factsOf(useCardMessages(), useDates(), card)
  return (
    <dl className="fandeck-card-detail__facts">
      {[...facts, ...more].map(([label, value]) => (
        <div key={label} className="fandeck-inset">
          <dt className="fandeck-caption">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(messages: CardMessages, { date }: SeoulDates, card: DetailedCard): Fact[] {
  const { edition, position, number, receivedAt } = card
  const editions = card.editions ?? (edition === undefined ? [] : [edition])
  const numbers = editions.map((one) => `No.${editionNumber(one)}`).join(', ')
  // The number of a magazine is its volume, printed on the cover.
  const place =
    card.look === 'magazine' ? '' : [position, number].filter((part) => part !== undefined).join(' · ')
  const total = card.editionTotal === undefined ? '' : ` / ${grouped(card.editionTotal)}`
  const facts: [string, string | undefined][] = [
    [messages['card.fact.edition'], finishOf(card.finish)?.toUpperCase()],
    [messages['card.fact.number'], numbers ? `${numbers}${total}` : undefined],
    [messages['card.fact.position'], place || undefined],
    [messages['card.fact.receivedAt'], receivedAt === undefined ? undefined : date(receivedAt)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined)
}
