/** A picture in the JSON of Notion's official API, so that an article begins with it. */
export const figureBlock = (url: string) => ({ type: 'image', image: { external: { url } } })
