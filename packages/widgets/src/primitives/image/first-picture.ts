/** The props of a list's first picture: it is the largest of the first view, so it loads before hydration. */
export const FIRST_PICTURE = { loading: 'eager', fetchPriority: 'high' } as const
