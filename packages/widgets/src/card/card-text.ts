import { grouped } from '../primitives/grouped.ts'
import type { CardMessages } from './use-card-messages.ts'

/** The finish of a card, from the plainest to the rarest. */
export type CardFinish = 'basic' | 'foil' | 'prism' | 'sign'

const FINISHES: readonly string[] = ['basic', 'foil', 'prism', 'sign'] satisfies readonly CardFinish[]

/** Returns the finish of an `edition_title` in any case: `basic` for an unknown title, `undefined` for none. */
export function finishOf(title: string): CardFinish
export function finishOf(title: string | undefined): CardFinish | undefined
export function finishOf(title: string | undefined): CardFinish | undefined {
  const finish = title?.trim().toLowerCase()
  return isFinish(finish) ? finish : 'basic'
}

const isFinish = (value: string | undefined): value is CardFinish | undefined =>
  value === undefined || FINISHES.includes(value)

/** Returns the place of a finish, from the plainest. */
export const finishRank = (title: string): number => FINISHES.indexOf(finishOf(title))

/** Returns at least four digits, such as `0127`. */
export const editionNumber = (edition: number) => String(edition).padStart(4, '0')

export interface CardAltParts {
  name: string
  number?: string | number | undefined
  edition?: number | undefined
  editionTotal?: number | undefined
  finish?: CardFinish | undefined
}

/** Returns the alternative text of a card: name, number, edition and finish. */
export function cardAlt(messages: CardMessages, card: CardAltParts): string {
  return [
    card.name,
    card.number !== undefined && messages['card.number']({ number: String(card.number) }),
    card.edition !== undefined &&
      messages['card.edition']({
        edition: editionNumber(card.edition),
        total: card.editionTotal === undefined ? undefined : grouped(card.editionTotal),
      }),
    card.finish && messages[`card.finish.${card.finish}`],
  ]
    .filter(Boolean)
    .join(', ')
}
