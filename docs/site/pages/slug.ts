/** Returns the anchor of a heading as GitHub writes it, because the guides are read there, too. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Numbers the anchors that a page has had before. */
export function uniqueSlugs(): (heading: string) => string {
  const seen = new Set<string>()
  return (heading) => {
    const slug = slugOf(heading)
    let unique = slug
    for (let at = 1; seen.has(unique); at += 1) unique = `${slug}-${at}`
    seen.add(unique)
    return unique
  }
}

/** Returns the text of Markdown without its marks. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\(?=[_<>{}|*])/g, '')
    .replace(/[`*|\\]|^>|-{3,}/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
