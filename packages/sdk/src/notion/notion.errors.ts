/** Maps the server's codes of the Notion endpoint to SDK codes. */
export const notionErrors = { NOT_FOUND: 'notion/page-not-found' } as const

/** Error codes of Notion pages. */
export type NotionErrorCode = (typeof notionErrors)[keyof typeof notionErrors]
