/** The server's codes of the terms endpoints and the SDK's names for them. */
export const termsErrors = { NOT_FOUND: 'content/terms-not-found' } as const

/** Codes of content. */
export type ContentErrorCode = (typeof termsErrors)[keyof typeof termsErrors]
