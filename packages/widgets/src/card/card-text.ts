import type { CardMessages } from './use-card-messages.ts'

export type CardFinish = 'basic' | 'foil' | 'prism' | 'sign'

const FINISHES: readonly string[] = ['basic', 'foil', 'prism', 'sign'] satisfies readonly CardFinish[]

/** The finish of an `edition_title`, in any case; a title that is not known is basic, none is none. */
export function finishOf(title: string): CardFinish
export function finishOf(title: string | undefined): CardFinish | undefined
export function finishOf(title: string | undefined): CardFinish | undefined {
  const finish = title?.trim().toLowerCase()
  return isFinish(finish) ? finish : 'basic'
}

const isFinish = (value: string | undefined): value is CardFinish | undefined =>
  value === undefined || FINISHES.includes(value)

/** Four digits at least: `0127`. */
export const editionNumber = (edition: number) => String(edition).padStart(4, '0')

/** With thousands: `1,000`. */
export const editionTotal = (total: number) => total.toLocaleString('en-US')

export interface CardAltParts {
  name: string
  number?: string | number | undefined
  edition?: number | undefined
  editionTotal?: number | undefined
  finish?: CardFinish | undefined
}

/** What a card is called: name, number, edition, finish (DESIGN §12). */
export function cardAlt(messages: CardMessages, card: CardAltParts): string {
  return [
    card.name,
    card.number !== undefined && messages['card.number']({ number: String(card.number) }),
    card.edition !== undefined &&
      messages['card.edition']({
        edition: editionNumber(card.edition),
        total: card.editionTotal === undefined ? undefined : editionTotal(card.editionTotal),
      }),
    card.finish && messages[`card.finish.${card.finish}`],
  ]
    .filter(Boolean)
    .join(', ')
}
