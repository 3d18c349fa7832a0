// The search index: one for both languages, in the format of VitePress's search box.
import MiniSearch from 'minisearch'
import { isListed } from './divide.ts'
import { KEYWORDS } from './keywords.ts'
import { plain, uniqueSlugs } from './slug.ts'

interface Section {
  id: string
  title: string
  titles: string[]
  text: string
}

/** The options of the index, which the search box shares. */
export const INDEX = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] }

/** How the search box ranks; VitePress sends the function to the browser as its text. */
export const RANKING = {
  fuzzy: 0.1,
  prefix: true,
  boost: { title: 4, text: 2, titles: 1 },
  boostDocument: (id: string) =>
    id.startsWith('/guides') || id.startsWith('/elements') || id.startsWith('/ko')
      ? 2
      : id.startsWith('/reference') || id.startsWith('/maintainers') || id.startsWith('/changelog')
        ? 0.6
        : 1,
}

/** Returns a page's sections, each from one heading to the next. */
function sectionsOf(path: string, markdown: string): Section[] {
  const address = `/${path.replace(/(^|\/)index$/, '$1')}`
  const slug = uniqueSlugs()
  const isReference = path.startsWith('reference/')
  const sections: Section[] = []
  const above: string[] = []
  let fence = false
  for (const line of markdown.split('\n')) {
    if (/^\s*```/.test(line)) fence = !fence
    const [, marks = '', heading = ''] = (!fence && /^(#{1,6}) (.+)$/.exec(line)) || []
    const depth = marks.length
    if (depth > 0) {
      const title = plain(heading)
      const anchor = slug(title)
      // The parameters of a function are found by its name, and a listed name on its page.
      if (isReference && (depth > 3 || isListed(line))) continue
      above.splice(depth - 1, above.length, title)
      const id = depth === 1 ? address : `${address}#${anchor}`
      const text = depth === 1 ? `${KEYWORDS[path] ?? ''} ` : ''
      sections.push({ id, title, titles: above.slice(0, -1).filter(Boolean), text })
      continue
    }
    const section = sections.at(-1)
    // Of the reference the first sentences only: types of every field would hide the guides.
    if (section && !(isReference && (section.text.length > 300 || line.startsWith('>'))))
      section.text += `${line}\n`
  }
  return sections.map((section) => ({ ...section, text: plain(section.text) }))
}

/** Returns the index of all pages as JSON. */
export function searchIndex(pages: Readonly<Record<string, string>>): string {
  const index = new MiniSearch<Section>(INDEX)
  index.addAll(Object.entries(pages).flatMap(([path, markdown]) => sectionsOf(path, markdown)))
  return JSON.stringify(index)
}
