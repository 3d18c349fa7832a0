import { HEX_COLOUR } from '../http/wire.ts'
import type { CardMetadata, OwnedCard } from './cards.schema.ts'

/** A member's card with its name, picture and attributes. */
export interface MyCard extends CardMetadata {
  /** The number of this copy, starting at 1. */
  edition: number
  /** The number of copies of the design; `undefined` when the server does not report it. */
  editionTotal: number | undefined
  /** The number of copies of this design that the member owns. */
  amount: number
  /** The card's token id on the chain; `undefined` until it is minted (D58). */
  tokenId: string | undefined
  /** When the member received the copy, epoch ms; `undefined` when the server does not report it. */
  receivedAt?: number | undefined
}

/** Returns the value of an attribute, such as `number`; `undefined` when the card has none. */
export function cardAttribute(card: Pick<CardMetadata, 'attributes'>, trait: string): string | undefined {
  const value = card.attributes.find((attribute) => attribute.trait_type === trait)?.value
  return value === undefined ? undefined : String(value)
}

/** The parts of a design, or of a member's copy, that are printed on it. */
export interface PrintedCard {
  cardName: string
  /** URL. */
  image: string
  /** Its finish; absent where it is unknown. */
  editionTitle?: string | null | undefined
  /** The serial number of the copy; absent on a design. */
  edition?: number | null | undefined
  /** Number of copies of the design. */
  editionTotal?: number | null | undefined
  attributes?: CardMetadata['attributes'] | null | undefined
}

/** What is printed on a card. */
export interface CardPrint {
  /** The address of the picture. */
  art: string
  name: string
  finish: string | undefined
  edition: number | undefined
  editionTotal: number | undefined
  number: string | undefined
  /** The line under the name, such as `FW · 2025 시즌`. */
  sub: string | undefined
  season: string | undefined
  /** A magazine has a plain cover and a paper back. */
  look: 'magazine' | undefined
  /** The colours of the team, main, dark and light, and its crest; `undefined` unless all three are colours such as `#C4122F`. */
  team: { color1: string; color2: string; color3: string; crest: string | undefined } | undefined
}

const isColour = (value: string | undefined): value is string => HEX_COLOUR.test(value ?? '')

/** Returns what is printed on a card, by its own fields and by its attributes. */
export function printOf({ attributes, image, cardName, editionTitle, ...copy }: PrintedCard): CardPrint {
  const traits = Object.fromEntries((attributes ?? []).map((one) => [one.trait_type, String(one.value)]))
  const { number, sub, season, look, crest } = traits
  const { team_color_1: color1, team_color_2: color2, team_color_3: color3 } = traits
  return {
    art: image,
    name: cardName,
    finish: editionTitle ?? undefined,
    edition: copy.edition ?? undefined,
    editionTotal: copy.editionTotal ?? undefined,
    number,
    sub,
    season,
    look: look === 'magazine' ? look : undefined,
    team:
      isColour(color1) && isColour(color2) && isColour(color3)
        ? { color1, color2, color3, crest }
        : undefined,
  }
}

/** Joins a member's cards with the designs of their pack; drops cards of unknown designs (S3.22). */
export function joinCards(owned: readonly OwnedCard[], designs: readonly CardMetadata[]): MyCard[] {
  const byIdx = new Map(designs.map((design) => [design.cardId, design]))
  return owned.flatMap((card) => {
    const design = byIdx.get(card.cardId)
    if (!design) return []
    const total = cardAttribute(design, 'edition_total')
    return [
      {
        ...design,
        edition: card.edition,
        amount: card.amount,
        editionTotal: total ? Number(total) : undefined,
        tokenId: card.tokenId ?? undefined,
        receivedAt: card.receivedAt ?? undefined,
      },
    ]
  })
}
