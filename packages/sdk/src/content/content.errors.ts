/** Maps the server's codes of the terms endpoints to SDK codes. */
export const termsErrors = { NOT_FOUND: 'content/terms-not-found' } as const

/** Error codes of content. */
export type ContentErrorCode = (typeof termsErrors)[keyof typeof termsErrors]
