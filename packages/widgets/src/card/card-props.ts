import type { PartProps } from '../primitives/part/Part.tsx'

/** The colours of a team, and its crest. */
export interface CardTeam {
  /** Main, dark and light colour; each a CSS colour. */
  color1: string
  color2: string
  color3: string
  /** URL of an image. */
  crest?: string | undefined
}

/** The printed facts of a card; an absent fact leaves its place empty. */
export interface CardFacts {
  /** URL of an image of 330 x 510. */
  art: string | undefined
  name: string
  number?: string | number | undefined
  sub?: string | undefined
  edition?: number | undefined
  editionTotal?: number | undefined
  /** An `edition_title`: basic, foil, prism or sign in any case; any other is basic, and an absent one is not named. */
  finish?: string | undefined
  /** @default the colours of `--fd-team-1…3`, without a crest */
  team?: Partial<CardTeam> | undefined
  season?: string | undefined
  backText?: string | undefined
  owner?: string | undefined
  /** `KAIA · KIP17 #20417` */
  token?: string | undefined
  /** The printed code of a claimed card. */
  code?: string | undefined
  /** A plain cover with a paper back; otherwise a player's card. */
  look?: 'magazine' | undefined
}

/** A card: its facts, and how it is shown. */
export interface CardProps extends CardFacts, PartProps {
  /** The number of copies that the fan has: 0 is greyed out, 2 and more carry a badge. */
  owned?: number | undefined
  face?: 'front' | 'back' | undefined
  /** Tilts with the pointer, or with the device; for the one card in focus, never for a grid. */
  focused?: boolean | undefined
}
