/** Maps the server's codes of a cheer to SDK codes. */
export const cheerErrors: Readonly<Record<string, CheersErrorCode>> = { ALREADY_SENT: 'cheers/already-sent' }

/** Error codes of cheers. */
export type CheersErrorCode = 'cheers/already-sent'
