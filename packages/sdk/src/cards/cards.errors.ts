/** Maps the server's codes of the card endpoints to SDK codes. */
export const cardErrors = { NOT_FOUND: 'cards/not-found' } as const

/** Error codes of cards. */
export type CardsErrorCode = (typeof cardErrors)[keyof typeof cardErrors]
