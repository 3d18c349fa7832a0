/** The server's codes of the Notion endpoint and the SDK's names for them. */
export const notionErrors = { NOT_FOUND: 'notion/page-not-found' } as const
