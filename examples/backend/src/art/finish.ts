import type { Finish } from './card-face.ts'

/** The editions that a card face has a finish for. */
export type EditionTitle = 'BASIC' | 'FOIL' | 'PRISM' | 'SIGN'

export const FINISH_OF: Readonly<Record<EditionTitle, Finish>> = {
  BASIC: 'basic',
  FOIL: 'foil',
  PRISM: 'prism',
  SIGN: 'sign',
}

export const isEditionTitle = (title: string): title is EditionTitle => Object.hasOwn(FINISH_OF, title)

/** Returns the finish that the title of an edition names. */
export const finishOf = (title: string): Finish => (isEditionTitle(title) ? FINISH_OF[title] : 'basic')
