/** The largest width of a card's art on a page, CSS px: chooses its copies (S9.7). */
export const ART_WIDTH = 240
/** The largest width of the crest on a card, CSS px. */
export const CREST_WIDTH = 48
