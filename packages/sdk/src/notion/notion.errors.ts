/** The server's codes of the Notion endpoint and the SDK's names for them. */
export const notionErrors = { NOT_FOUND: 'notion/page-not-found' } as const

/** Codes of Notion pages. */
export type NotionErrorCode = (typeof notionErrors)[keyof typeof notionErrors]
