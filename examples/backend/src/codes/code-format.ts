const MANY = 100_000

/**
 * Returns the code format of a minting by its number of cards, as `parseCodeFormat` parses it: one more character
 * where many codes are issued, because a guess hits one of them more often (D70).
 */
export const codeFormatFor = (cards: number): string => (cards > MANY ? '10+2' : '9+3')
