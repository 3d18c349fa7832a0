const MANY = 100_000

/**
 * How the codes of a minting of so many cards are made, as `parseCodeFormat` reads it: another drawn character where
 * many codes are out, because a guess hits one of them more often (D70).
 */
export const codeFormatFor = (cards: number): string => (cards > MANY ? '10+2' : '9+3')
