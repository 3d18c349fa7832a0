/** The colours and the crest that a card wears; without a crest the card shows none. */
export interface CardTeam {
  /** Main colour, deep ground, light; each a CSS colour. */
  color1: string
  color2: string
  color3: string
  /** URL of an image. */
  crest?: string | undefined
}

/** What a card prints; a fact that is left out leaves its place empty, never a placeholder. */
export interface CardProps {
  /** URL of an image of 330 x 510. */
  art: string | undefined
  name: string
  number?: string | number | undefined
  sub?: string | undefined
  edition?: number | undefined
  editionTotal?: number | undefined
  /** An `edition_title`: basic, foil, prism or sign in any case; any other is basic, and without one none is named. */
  finish?: string | undefined
  /** Without one the colours come from `--fd-team-1…3`. */
  team?: CardTeam | undefined
  /** How many the fan has: 0 is greyed out, 2 and more carry a badge. */
  owned?: number | undefined
  face?: 'front' | 'back'
  /** Follows the pointer, or the hand that holds the device; for the one card in focus, never for a grid. */
  focused?: boolean
  season?: string | undefined
  backText?: string | undefined
  owner?: string | undefined
  /** `KAIA · KIP17 #20417` */
  token?: string | undefined
  /** The printed code of a claimed card. */
  code?: string | undefined
  className?: string
}
